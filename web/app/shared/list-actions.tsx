import { Download, RefreshCw } from 'lucide-react'
import { Button, buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'

/** On a phone only the icon shows. */
const ICON_ON_PHONE = 'max-md:w-control max-md:px-0'

interface RefreshProps {
  onRefresh: () => void
  isFetching: boolean
  /** Turns the icon; a first load has its skeleton instead. */
  isRefetching: boolean
}

export const RefreshButton = ({ onRefresh, isFetching, isRefetching }: RefreshProps) => (
  <Button onClick={onRefresh} disabled={isFetching} className={ICON_ON_PHONE}>
    <RefreshCw className={cx(isRefetching && 'animate-turn')} aria-hidden="true" />
    <span className="max-md:sr-only">Osveži</span>
  </Button>
)

/** Downloads the list as CSV; `path` is the export's, with the list's filter. */
export const CsvLink = ({ path }: { path: string }) => (
  <a href={path} download className={buttonClass('secondary', 'normal', ICON_ON_PHONE)}>
    <Download aria-hidden="true" />
    <span className="max-md:sr-only">Izvezi CSV</span>
  </a>
)
