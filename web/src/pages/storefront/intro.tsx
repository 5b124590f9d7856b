import { HandCoins, ShieldCheck, Truck } from 'lucide-react'
import { Photo } from '../parts/photo.tsx'
import { StockPicture } from './stock-picture.tsx'
import type { StorefrontItem } from './storefront-item.ts'

const PICTURES = 3

/** The hero: what this shop is, and three things from its window. */
export const Intro = ({ items }: { items: readonly StorefrontItem[] }) => (
  <section className="intro">
    <div>
      <h1>Stvari koje reše jednu muku. Kako treba.</h1>
      <p>Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.</p>
      <ul>
        <li>
          <HandCoins size={20} aria-hidden="true" /> Plaćanje pouzećem
        </li>
        <li>
          <Truck size={20} aria-hidden="true" /> 2–5&nbsp;radnih dana
        </li>
        <li>
          <ShieldCheck size={20} aria-hidden="true" /> Garancija 30&nbsp;dana
        </li>
      </ul>
    </div>
    {items.length >= PICTURES && (
      <div className="intro-pictures">
        {items.slice(0, PICTURES).map(({ id, picture, stock }) => (
          <Photo
            key={id}
            picture={picture ?? undefined}
            alt=""
            sizes="(min-width: 64rem) 360px, 1px"
            missing={<StockPicture stock={stock} />}
          />
        ))}
      </div>
    )}
  </section>
)
