import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'action' | 'quiet' | 'remove' | 'danger'
type Size = 'normal' | 'small' | 'large' | 'icon'

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'bg-a400 text-on-amber shadow-1 not-disabled:hover:bg-a500 disabled:opacity-50',
  secondary: 'border border-edge bg-raise text-fg shadow-1 not-disabled:hover:bg-hover disabled:text-fg3',
  action: 'bg-action text-white shadow-1 not-disabled:hover:bg-action-hover disabled:opacity-50',
  quiet: 'text-fg2 not-disabled:hover:bg-well not-disabled:hover:text-fg disabled:opacity-50',
  remove: 'border border-edge bg-raise text-error shadow-1 not-disabled:hover:bg-hover disabled:opacity-50',
  danger: 'bg-danger text-white shadow-1 not-disabled:hover:bg-danger-hover disabled:opacity-50',
}
const SIZES: Readonly<Record<Size, string>> = {
  normal: 'h-control px-3.5 gap-2 text-body',
  small: 'h-control-sm px-2.5 gap-2 text-small max-md:text-body',
  large: 'h-11 px-4 gap-2 text-body',
  icon: 'size-control justify-center',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: Look = 'secondary', size: Size = 'normal', className?: string): string =>
  cx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-semibold transition-colors duration-120 [&_svg]:size-4 [&_svg]:shrink-0',
    LOOKS[look],
    SIZES[size],
    className,
  )

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
  size?: Size
  /** True while its work is under way, or the label for that time. It then takes no press and keeps the focus, which a disabled button loses. */
  busy?: string | boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. `primary` (amber) is for the one main action of a screen. */
export function Button({
  look,
  size,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const waiting = Boolean(busy)
  return (
    <button
      {...rest}
      type={type}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? ignore : onClick}
      className={buttonClass(
        look,
        size,
        cx(waiting && 'pointer-events-none', waiting && (look === 'primary' ? 'opacity-75' : 'opacity-60'), className),
      )}
    >
      {typeof busy === 'string' ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** Also keeps Enter in a field from submitting the form again. */
const ignore = (event: MouseEvent): void => event.preventDefault()
