import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { TOAST_MS, useToasts } from './toast-store.ts'

const SWIPE_PX = 50

/**
 * The place of toasts. On phones it is over the middle of the bar, where it covers no field, no button at the bottom,
 * and neither the way back nor the cross at the ends of the bar. F8 focuses it, a swipe to the right dismisses,
 * an amber line shows the remaining time (docs/product/platform.md 9).
 */
export function Toaster() {
  const { toasts, dismiss } = useToasts()
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Obaveštenje">
      {toasts.map(({ id, open, title, description, tone = 'good', action }) => (
        <Toast.Root
          key={id}
          open={open}
          type={tone === 'bad' ? 'foreground' : 'background'}
          onOpenChange={(next) => !next && dismiss(id)}
          className="group relative flex items-center gap-3 overflow-hidden rounded-control bg-ink px-3.5 py-3 max-md:gap-2 max-md:px-3 max-md:py-2 text-on-ink shadow-3 data-[state=open]:animate-toast data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
        >
          {tone === 'bad' ? (
            <CircleAlert className="size-5 shrink-0 text-bad-on-ink" aria-hidden="true" />
          ) : (
            <CircleCheck className="size-5 shrink-0 text-good-on-ink" aria-hidden="true" />
          )}
          <div className="min-w-0 flex-1 wrap-anywhere">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description && <Toast.Description className="text-small text-on-ink2">{description}</Toast.Description>}
          </div>
          {action ? (
            <Toast.Action
              altText={action.label}
              onClick={action.run}
              className="-my-1.5 h-control shrink-0 rounded-control px-2.5 font-semibold text-a300 hover:text-a400"
            >
              {action.label}
            </Toast.Action>
          ) : (
            <Toast.Close
              aria-label="Zatvori obaveštenje"
              className="-my-1.5 -mr-2 grid size-control shrink-0 place-items-center text-on-ink2 hover:text-on-ink"
            >
              <X className="size-4" aria-hidden="true" />
            </Toast.Close>
          )}
          <span className="absolute inset-x-0 bottom-0 h-0.75 origin-left bg-a400 animate-run-out group-hover:[animation-play-state:paused]" />
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label="Obaveštenja ({hotkey})"
        className="fixed z-50 flex flex-col gap-2 outline-none max-md:inset-x-13 max-md:top-[env(safe-area-inset-top)] max-md:pt-2 max-md:[--toast-from:-1rem] md:right-3 md:bottom-3 md:w-110 md:p-3"
      />
    </Toast.Provider>
  )
}
