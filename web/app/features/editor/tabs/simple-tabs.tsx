import { MARKETS } from '@izlog/contracts/domain/markets'
import { ArrowRight, Check, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useUser } from '../../../session/use-user.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useEditor } from '../editor-context.ts'

/** Shows whether this page's orders can be sent to the courier: the seller needs a key for the courier account of its market. */
export function TrackifyTab() {
  const user = useUser()
  const { website } = useEditor()
  const { courierCountry, label } = MARKETS[website.targetMarket]
  const account = courierCountry === 'Serbia' ? 'Srbija' : 'Crna Gora'
  if (user.id !== website.userId)
    return (
      <p className="text-fg2">
        Porudžbine ove stranice idu na Trackify nalog njenog vlasnika (tržište {label}, nalog {account}). Ključ vidi i
        menja samo vlasnik, u svojim podešavanjima.
      </p>
    )
  const isSet = Boolean(courierCountry === 'Serbia' ? user.trackifyApiKeySrb : user.trackifyApiKey)
  return (
    <div className="space-y-4">
      <p
        role="status"
        className={
          isSet
            ? 'flex items-start gap-2 rounded-control border border-completed-line bg-completed-bg px-3 py-2.5 text-completed'
            : 'flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2.5 text-on-notice'
        }
      >
        {isSet ? (
          <Check className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        ) : (
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        )}
        <span>
          {isSet
            ? `Trackify ključ za nalog ${account} je upisan. Porudžbine sa ove stranice same idu kuriru.`
            : `Trackify ključ za nalog ${account} nije upisan, pa porudžbine sa ove stranice ne idu kuriru same.`}
        </span>
      </p>
      <p className="text-fg2">
        Stranica prodaje na tržištu {label}. Ključ važi za sve Vaše stranice na tom nalogu, a upisuje se i proverava u
        podešavanjima.
      </p>
      <Link to="/settings?tab=marketing" className={buttonClass('secondary')}>
        Trackify podešavanja
        <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  )
}

/** Has no fields, because a host belongs to all of a seller's pages (docs/product/builder.md 2.6). */
export function DomainTab() {
  return (
    <Empty
      title="Domen važi za sve Vaše stranice"
      action={
        <Link to="/domains" className={buttonClass('action')}>
          Otvori domene
        </Link>
      }
    >
      Kad povežete svoj domen, ova stranica je na njemu na istoj adresi. Ovde nema šta da se podešava.
    </Empty>
  )
}
