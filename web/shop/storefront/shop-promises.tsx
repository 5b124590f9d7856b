import { HandCoins, type LucideIcon, ShieldCheck, Truck, UserRoundCheck } from 'lucide-react'

interface ShopPromise {
  readonly sign: LucideIcon
  readonly name: string
  /** For narrow screens. */
  readonly brief?: string
  readonly more: string
}

const CASH_ON_DELIVERY: ShopPromise = {
  sign: HandCoins,
  name: 'Plaćanje pouzećem',
  more: 'Platite kuriru kad paket stigne.',
}

/** The promises for every order (docs/product/builder.md 9). */
const AS_SPECIFIED: readonly ShopPromise[] = [
  CASH_ON_DELIVERY,
  {
    sign: Truck,
    name: 'Dostava 2–5\u00a0radnih dana',
    brief: '2–5\u00a0radnih dana',
    more: 'Kurirom, na kućnu adresu.',
  },
  { sign: ShieldCheck, name: 'Garancija 30\u00a0dana', more: 'Ako Vam ne odgovara, vraćamo novac.' },
]

/** What is true of every order: days and guarantee are the seller's to promise. */
const HONEST: readonly ShopPromise[] = [
  CASH_ON_DELIVERY,
  { sign: Truck, name: 'Dostava kurirom', more: 'Na adresu koju upišete.' },
  { sign: UserRoundCheck, name: 'Bez registracije', more: 'Dovoljni su ime, telefon i adresa.' },
]

interface Props {
  readonly honest: boolean
  /** With a sentence for each. */
  readonly detailed?: boolean
}

export const ShopPromises = ({ honest, detailed = false }: Props) => (
  <ul className={detailed ? 'promises detailed' : 'promises'}>
    {(honest ? HONEST : AS_SPECIFIED).map(({ sign: Sign, name, brief = name, more }) => (
      <li key={name}>
        <Sign size={detailed ? 24 : 20} aria-hidden="true" />
        {detailed ? (
          <p>
            <b>{name}</b> {more}
          </p>
        ) : (
          brief
        )}
      </li>
    ))}
  </ul>
)
