import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'
import { useKeptFocus } from './keep-focus.ts'

/** A button that goes away by what it does: the focus then goes to what is around it. */
export function LeavingButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useKeptFocus(button)
  return <Button {...props} ref={button} />
}
