import { cx } from '../../ui/cx.ts'

/** A placeholder for a product's picture. */
export function ImagePlaceholder({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 200 180"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('bg-n100', className)}
    >
      <rect x="64" y="52" width="72" height="60" rx="8" className="stroke-n400" />
      <circle cx="84" cy="72" r="6" className="stroke-n400" />
      <path d="m66 106 22-20 16 14 14-12 16 14" className="stroke-n400" />
    </svg>
  )
}
