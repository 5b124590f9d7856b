import { parseJson } from '@izlog/contracts/domain/parse-json'
import { type DeadLetterPlace, OpenedDeadLetter } from '@izlog/contracts/http/system'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { lettersPath } from './system-queries.ts'

interface OpenLetterDialogProps {
  place: DeadLetterPlace
  offset: number
  onClose: () => void
}

/** Shows one dead letter in full, after a warning that it may hold a shopper's data and that the look is recorded. */
export function OpenLetterDialog({ place, offset, onClose }: OpenLetterDialogProps) {
  const open = useMutation({
    mutationFn: () => api.post(lettersPath(place, 'open'), OpenedDeadLetter, { offset }),
    onError: (error) => toastRefusal('Poruka nije otvorena', error),
  })
  return (
    <Dialog open form title="Neobrađena poruka" onClose={onClose}>
      {open.data ? (
        <div className="min-h-0 flex-1 space-y-4 overflow-y-auto pb-5">
          <Text title="Greška" text={open.data.error} />
          <Text title="Sadržaj" text={readable(open.data.value)} />
          <p className="text-small text-fg2 tabular">Redni broj za komandu dlq: {offset}</p>
        </div>
      ) : (
        <div className="pb-5">
          <p className="text-fg2">
            U poruci mogu biti ime, telefon i adresa kupca. Otvorite je samo ako bez toga ne možete da otklonite grešku:{' '}
            <strong className="text-fg">uvid se beleži u dnevnik rada</strong>, sa Vašim imenom.
          </p>
          <div className="mt-5 flex gap-2.5 md:justify-end">
            <Button onClick={onClose} className="max-md:flex-1">
              Odustani
            </Button>
            <Button
              look="action"
              onClick={() => open.mutate()}
              busy={open.isPending && 'Otvaranje…'}
              className="max-md:flex-1"
            >
              Prikaži sadržaj
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3 className="mb-1 text-small font-semibold text-fg2">{title}</h3>
    <pre className="rounded-control bg-well p-3 text-small whitespace-pre-wrap wrap-anywhere">{text}</pre>
  </section>
)

/** JSON in lines, or the text as it is. */
function readable(text: string): string {
  const value = parseJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
