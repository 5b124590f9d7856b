import type { CurrentUser } from '@izlog/contracts/http/auth'
import { PUSH_MESSAGES } from '@izlog/contracts/http/push'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/client.ts'
import { playOrderSound, useOrderSound } from '../../shared/order-sound.ts'
import { isPushOn, pushKey, pushSupport, switchPushOff, switchPushOn } from '../../shared/push-device.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Panel } from './panel.tsx'

/** What a person is notified of on this device, and how; each phone and computer has its own choice. */
export function DevicePanel({ user }: { user: CurrentUser }) {
  return (
    <Panel
      title="Obaveštenja na telefonu"
      about="Važi samo za telefon ili računar na kome ste sada. Uključite ga na svakom sa kog radite."
    >
      <div className="divide-y divide-line">
        <div className="p-4 md:px-5 md:py-5">
          <PushSwitch userId={user.id} />
        </div>
        <div className="p-4 md:px-5 md:py-5">
          <SoundSwitch />
        </div>
      </div>
    </Panel>
  )
}

const HINTS = {
  supported: 'Nova porudžbina i ono što traži Vašu pažnju stižu i kada je Izlog zatvoren.',
  'add-to-home-screen':
    'Na iPhone-u prvo dodajte Izlog na početni ekran: dodirnite Podeli, pa „Dodaj na početni ekran”. Zatim ga otvorite odatle i uključite obaveštenja.',
  unsupported:
    'Ovaj pregledač ne prima obaveštenja. Otvorite Izlog u novijem pregledaču Chrome, Edge, Firefox ili Safari.',
  blocked:
    'Pregledač je blokirao obaveštenja. Dodirnite znak levo od adrese, dozvolite obaveštenja za Izlog, pa osvežite ovu stranicu.',
} as const

/** The query's key: not a path, since the browser answers too. */
const stateKey = (userId: number) => ['push', userId] as const

function PushSwitch({ userId }: { userId: number }) {
  const client = useQueryClient()
  const support = pushSupport()
  const state = useQuery({
    queryKey: stateKey(userId),
    queryFn: async ({ signal }) => {
      const [{ publicKey }, isOn] = await Promise.all([pushKey(signal), isPushOn(userId)])
      return { publicKey, isOn, isBlocked: Notification.permission === 'denied' }
    },
    enabled: support === 'supported',
  })
  const change = useMutation({
    mutationFn: async (wanted: boolean) => {
      if (!wanted) return switchPushOff()
      const isPermitted = state.data?.publicKey && (await switchPushOn(userId, state.data.publicKey))
      if (isPermitted) toast({ title: 'Obaveštenja stižu na ovaj uređaj' })
    },
    onError: (error) => toastRefusal('Obaveštenja nisu promenjena', error),
    onSettled: () => client.invalidateQueries({ queryKey: stateKey(userId) }),
  })
  const isOn = state.data?.isOn ?? false
  const isUnset = state.data?.publicKey === null
  const hint = state.isError
    ? sentenceOf(state.error, 'Stanje obaveštenja nije učitano. Osvežite stranicu.')
    : isUnset
      ? PUSH_MESSAGES.notSetUp
      : HINTS[state.data?.isBlocked ? 'blocked' : support]
  return (
    <Switch
      label="Obaveštenja na ovom uređaju"
      hint={hint}
      checked={change.isPending ? change.variables : isOn}
      disabled={!state.data || change.isPending || (!isOn && (isUnset || state.data.isBlocked))}
      onChange={(wanted) => change.mutate(wanted)}
    />
  )
}

function SoundSwitch() {
  const { isOn, switchTo } = useOrderSound()
  return (
    <Switch
      label="Zvuk za novu porudžbinu"
      hint="Čuje se dok je Izlog otvoren u ovom pregledaču."
      checked={isOn}
      onChange={(wanted) => {
        switchTo(wanted)
        // Shows what it sounds like, and whether the device is muted.
        if (wanted) playOrderSound()
      }}
    />
  )
}
