import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEditor } from '../editor-context.ts'

/** Asks before unsaved changes are lost, on leaving the editor or closing the browser tab. Switching the editor's own tabs does not ask. */
export function LeaveGuard({ onDiscard }: { onDiscard: () => void }) {
  const { isDirty, save } = useEditor()
  const [saving, setSaving] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const saveAndLeave = async () => {
    setSaving(true)
    const saved = await save()
    setSaving(false)
    if (saved) blocker.proceed?.()
    else blocker.reset?.()
  }
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Izmene nisu sačuvane">
      <p className="text-fg2">Ako izađete bez čuvanja, ono što ste promenili na ovoj stranici biće odbačeno.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-md:flex-col-reverse">
        <Button
          look="remove"
          disabled={saving}
          onClick={() => {
            onDiscard()
            blocker.proceed?.()
          }}
        >
          Odbaci izmene
        </Button>
        <Button disabled={saving} onClick={() => blocker.reset?.()}>
          Ostani
        </Button>
        <Button look="primary" busy={saving && 'Čuvanje…'} onClick={() => void saveAndLeave()}>
          Sačuvaj i izađi
        </Button>
      </div>
    </Dialog>
  )
}
