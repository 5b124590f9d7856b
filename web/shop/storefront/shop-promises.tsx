import { HandCoins, type LucideIcon, ShieldCheck, Truck } from 'lucide-react'

interface ShopPromise {
  readonly sign: LucideIcon
  readonly name: string
  /** For narrow screens. */
  readonly brief?: string
  readonly more: string
}

/** The promises for every order (docs/product/builder.md 9). */
const PROMISES: readonly ShopPromise[] = [
  { sign: HandCoins, name: 'Plaćanje pouzećem', more: 'Platite kuriru kad paket stigne.' },
  {
    sign: Truck,
    name: 'Dostava 2–5\u00a0radnih dana',
    brief: '2–5\u00a0radnih dana',
    more: 'Kurirom, na kućnu adresu.',
  },
  { sign: ShieldCheck, name: 'Garancija 30\u00a0dana', more: 'Ako Vam ne odgovara, vraćamo novac.' },
]

/** `detailed`: with a sentence for each. */
export const ShopPromises = ({ detailed = false }: { detailed?: boolean }) => (
  <ul className={detailed ? 'promises detailed' : 'promises'}>
    {PROMISES.map(({ sign: Sign, name, brief = name, more }) => (
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
