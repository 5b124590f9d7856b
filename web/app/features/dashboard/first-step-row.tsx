import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

interface FirstStepRowProps {
  title: string
  why: string
  done: boolean | undefined
  /** Where it is done; hidden once it is. */
  button: ReactNode
  below: ReactNode
}

/** One of the first steps: a tick or an empty ring, what and why, and the button to it. */
export function FirstStepRow({ title, why, done, button, below }: FirstStepRowProps) {
  return (
    <li>
      <div className="flex min-h-13 items-center gap-3 px-4 py-2.5 md:px-5">
        <span
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-full',
            done ? 'bg-completed-bg text-completed' : 'border-2 border-edge',
          )}
        >
          {done && <Check className="size-4" strokeWidth={3} aria-hidden="true" />}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className={cx('font-semibold', done && 'text-fg2')}>
            {title}
            {done && <span className="sr-only">: urađeno</span>}
          </h3>
          {!done && <p className="text-small text-fg2">{why}</p>}
        </div>
        {!done && button}
      </div>
      {below}
    </li>
  )
}
