import { ShieldCheck } from 'lucide-react'
import { counted, type Forms } from '../../../../shared/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { usePageCheck } from './page-check.tsx'

const FINDINGS: Forms = ['nalaz', 'nalaza', 'nalaza']

/** Opens the check before publishing, and shows the number of findings. */
export function CheckButton() {
  const { findings, open } = usePageCheck()
  const isSerious = findings.some(({ severity }) => severity === 'serious')
  const what = findings.length === 0 ? 'sve je u redu' : counted(findings.length, FINDINGS)
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={`Provera pre objave: ${what}`}
      title="Provera pre objave"
      onClick={open}
      className="relative max-lg:-ml-3"
    >
      <ShieldCheck aria-hidden="true" />
      {findings.length > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full px-1 text-tiny leading-none font-bold tabular',
            isSerious ? 'bg-danger text-white' : 'bg-tint2 text-on-tint',
          )}
        >
          {findings.length}
        </span>
      )}
    </Button>
  )
}
