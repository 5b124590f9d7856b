import { useEffect } from 'react'
import { Toast, useToast } from '../parts/toast.tsx'

/** Tells the owner why their tools are not there (builder spec 8). */
export function NotLoaded() {
  const { toast, show, hide } = useToast()
  useEffect(
    () => show({ title: 'Website podaci nisu učitani', text: 'Osvežite stranicu da biste je menjali.', good: false }),
    [show],
  )
  return (
    <div className="owner">
      <Toast toast={toast} onHide={hide} />
    </div>
  )
}
