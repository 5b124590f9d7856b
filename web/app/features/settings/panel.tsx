import { type FormEventHandler, type ReactNode, type Ref, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

interface PanelProps {
  title: string
  /** What the settings in it are for. */
  about: ReactNode
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** One subject of the settings: the explanation on the left and its card on the right; on a phone, the card is below. */
export function Panel({ title, about, children, ref }: PanelProps) {
  const id = useId()
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="grid scroll-mt-16 gap-x-10 gap-y-3 border-line py-6 not-first:border-t max-md:not-first:border-t-0 max-md:not-first:pt-3 md:grid-cols-[18.75rem_minmax(0,1fr)] md:py-6.5"
    >
      <div>
        <h2 id={id} className="text-section font-bold">
          {title}
        </h2>
        <p className="mt-0.5 text-fg2">{about}</p>
      </div>
      <Card className="min-w-0 overflow-hidden">{children}</Card>
    </section>
  )
}

interface PanelFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>
  /** The button's label while saving. */
  busy: string | false
  save?: string
  /** Another action, to the left of the save button. */
  also?: ReactNode
  children: ReactNode
}

/** The form in a panel's card: the fields, and the save button at the bottom. */
export function PanelForm({ onSubmit, busy, save = 'Sačuvaj', also, children }: PanelFormProps) {
  return (
    <form noValidate autoComplete="off" onSubmit={onSubmit}>
      <div className="space-y-4 p-4 md:px-5 md:py-5">{children}</div>
      <footer className="flex gap-2 border-t border-line bg-sunken/50 px-4 py-3 md:justify-end md:px-5">
        {also}
        <Button type="submit" look="action" busy={busy} className="max-md:flex-1">
          {save}
        </Button>
      </footer>
    </form>
  )
}
