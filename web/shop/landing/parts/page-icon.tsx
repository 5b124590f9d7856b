import { iconForText, isPageIcon } from '@izlog/contracts/domain/page-icons'
import { PAGE_ICON_SIGNS } from '../../../shared/page-icon-signs.ts'

interface PageIconProps {
  /** The stored name; one that we do not draw, or none, is replaced by the icon that fits the text. */
  icon?: string | undefined
  text: string
  place: number
}

/** The icon of a benefit or a statistic. */
export function PageIcon({ icon, text, place }: PageIconProps) {
  const Sign = PAGE_ICON_SIGNS[icon !== undefined && isPageIcon(icon) ? icon : iconForText(text, place)]
  return <Sign size={22} aria-hidden="true" />
}
