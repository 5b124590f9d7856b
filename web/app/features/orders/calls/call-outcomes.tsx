import { type Confirmation, DESK_LABELS } from '@izlog/contracts/domain/order-desk'
import type { DeskBody } from '@izlog/contracts/http/desk'
import { Ban, CalendarClock, Check, type LucideIcon, PhoneMissed, PhoneOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { fieldTime, usualCallTimes } from './call-times.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import { useCallKeys } from './use-call-keys.ts'

type Outcome = Exclude<Confirmation, 'new'>

const OUTCOMES: readonly { outcome: Outcome; label: string; Icon: LucideIcon }[] = [
  { outcome: 'confirmed', label: DESK_LABELS.confirmed, Icon: Check },
  { outcome: 'no-answer', label: DESK_LABELS['no-answer'], Icon: PhoneMissed },
  { outcome: 'call-later', label: DESK_LABELS['call-later'], Icon: CalendarClock },
  { outcome: 'declined', label: DESK_LABELS.declined, Icon: Ban },
  { outcome: 'wrong-number', label: DESK_LABELS['wrong-number'], Icon: PhoneOff },
]
const REASONS = ['Predomislio se', 'Nije poručio', 'Našao povoljnije', 'Skupa dostava', 'Ne javlja se']

interface CallOutcomesProps {
  busy: boolean
  onNote: (body: DeskBody) => void
  onSkip: () => void
}

/** How the call went, by one tap or by the keys 1 to 5; c calls, p skips. Two outcomes ask when and why. Begins anew for each order by its key. */
export function CallOutcomes({ busy, onNote, onSkip }: CallOutcomesProps) {
  const [note, setNote] = useState('')
  const [asks, setAsks] = useState<'call-later' | 'declined' | null>(null)
  const done = useCallback(
    (body: DeskBody) => {
      setAsks(null)
      onNote({ ...body, ...(note.trim() ? { note } : {}) })
    },
    [note, onNote],
  )
  const choose = useCallback(
    (step: Outcome) => (step === 'call-later' || step === 'declined' ? setAsks(step) : done({ step })),
    [done],
  )

  const chooseByKey = useCallback(
    (place: number): boolean => {
      const chosen = OUTCOMES[place]
      if (chosen) choose(chosen.outcome)
      return chosen !== undefined
    },
    [choose],
  )
  useCallKeys(busy, chooseByKey, onSkip)

  return (
    <section aria-label="Kako je prošao poziv" className="mt-4">
      <TextArea
        label="Beleška"
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <OutcomeButtons
        outcomes={OUTCOMES}
        busy={busy}
        onChoose={choose}
        onSkip={onSkip}
        className="mt-3 md:grid-cols-5"
      />
      {asks === 'call-later' && (
        <CallLater onClose={() => setAsks(null)} onChoose={(callAt) => done({ step: 'call-later', callAt })} />
      )}
      {asks === 'declined' && (
        <Declined
          onClose={() => setAsks(null)}
          onChoose={(reason) => done({ step: 'declined', ...(reason ? { reason } : {}) })}
        />
      )}
    </section>
  )
}

function CallLater({ onClose, onChoose }: { onClose: () => void; onChoose: (callAt: string) => void }) {
  const [now] = useState(() => new Date())
  const [own, setOwn] = useState('')
  const chosen = own ? new Date(own) : null
  const isPast = chosen !== null && !(chosen > now)
  return (
    <Dialog open onClose={onClose} title="Kada da pozovete?">
      <div className="grid grid-cols-2 gap-2">
        {usualCallTimes(now).map(({ label, at }) => (
          <Button key={label} size="large" onClick={() => onChoose(at.toISOString())}>
            {label}
          </Button>
        ))}
      </div>
      <TextField
        label="Drugo vreme"
        type="datetime-local"
        min={fieldTime(now)}
        value={own}
        error={isPast ? 'Izaberite vreme koje tek dolazi.' : undefined}
        onChange={(event) => setOwn(event.target.value)}
        fieldClassName="mt-4"
      />
      <div className="mt-5 flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>Otkaži</Button>
        <Button
          look="action"
          disabled={chosen === null || isPast}
          onClick={() => chosen && onChoose(chosen.toISOString())}
        >
          Pozvati tada
        </Button>
      </div>
    </Dialog>
  )
}

function Declined({ onClose, onChoose }: { onClose: () => void; onChoose: (reason: string) => void }) {
  const [own, setOwn] = useState('')
  return (
    <Dialog open onClose={onClose} title="Zašto je odbijena?">
      <div className="flex flex-wrap gap-2">
        {REASONS.map((reason) => (
          <Button key={reason} onClick={() => onChoose(reason)}>
            {reason}
          </Button>
        ))}
      </div>
      <TextField
        label="Drugi razlog"
        optional
        maxLength={200}
        value={own}
        onChange={(event) => setOwn(event.target.value)}
        fieldClassName="mt-4"
      />
      <div className="mt-5 flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>Otkaži</Button>
        <Button look="action" onClick={() => onChoose(own.trim())}>
          Odbijena
        </Button>
      </div>
    </Dialog>
  )
}
