import { Photo } from '../parts/photo.tsx'
import { opensInNewTab } from './new-tab.tsx'
import { ShopPromises } from './shop-promises.tsx'
import { StockPicture } from './stock-picture.tsx'
import type { StorefrontItem } from './storefront-item.ts'

const PICTURES = 3

interface IntroProps {
  readonly items: readonly StorefrontItem[]
  readonly honest: boolean
  readonly marks: string
}

/** The hero: name and purpose of the shop, and on wide screens three of its products. */
export const Intro = ({ items, honest, marks }: IntroProps) => (
  <section className="intro">
    <div>
      <h1>Stvari koje reše jednu muku. Kako treba.</h1>
      <p className="for-phones">
        Plaćate kad stigne. Dostava na kućnu adresu{!honest && <> za 2–5&nbsp;radnih dana</>}.
      </p>
      <p className="for-wide">
        Svaki proizvod ima svoju stranicu, jednu cenu i dostavu na kućnu adresu. Plaćate kad stigne.
      </p>
      <ShopPromises honest={honest} />
    </div>
    {items.length >= PICTURES && (
      <div className="window">
        {items.slice(0, PICTURES).map(({ id, customUrl, name, picture, stock }) => (
          <a key={id} href={`/${customUrl}${marks}`} {...opensInNewTab} aria-label={name}>
            <Photo
              picture={picture ?? undefined}
              alt=""
              sizes="(min-width: 64rem) 360px, (min-width: 48rem) 230px, 1px"
              missing={<StockPicture stock={stock} />}
            />
          </a>
        ))}
      </div>
    )}
  </section>
)
