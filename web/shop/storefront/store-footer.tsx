import { ShopPromises } from './shop-promises.tsx'

/** Target of the footer's placeholder links (docs/product/builder.md 2.2). */
const HERE = 'podnozje'
const LINKS = ['O nama', 'Uslovi kupovine', 'Politika privatnosti', 'Reklamacije', 'Kontakt']

interface FooterProps {
  readonly honest: boolean
  readonly shop: string | undefined
  /** The platform shows one seller's products: links to those of all. */
  readonly oneSeller: boolean
}

export const StoreFooter = ({ honest, shop = 'Izlog', oneSeller }: FooterProps) => (
  <footer className="store-footer" id={HERE}>
    <div className="wrap">
      <ShopPromises honest={honest} detailed />
      <div className="footer-links">
        <b>{shop}</b>
        <ul>
          {oneSeller && (
            <li>
              <a href="/storefront">Proizvodi svih prodavaca</a>
            </li>
          )}
          {LINKS.map((name) => (
            <li key={name}>
              <a href={`#${HERE}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
)
