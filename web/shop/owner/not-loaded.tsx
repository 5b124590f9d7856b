import { useEffect } from 'react'
import { Toast, useToast } from '../parts/toast.tsx'

/** Explains to the seller why edit mode is missing (docs/product/builder.md 8). */
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
