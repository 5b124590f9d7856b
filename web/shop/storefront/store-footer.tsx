import { ShopPromises } from './shop-promises.tsx'

/** Target of the footer's placeholder links (docs/product/builder.md 2.2). */
const HERE = 'podnozje'
const LINKS = ['O nama', 'Uslovi kupovine', 'Politika privatnosti', 'Reklamacije', 'Kontakt']

export const StoreFooter = ({ shop = 'Izlog' }: { shop: string | undefined }) => (
  <footer className="store-footer" id={HERE}>
    <div className="wrap">
      <ShopPromises detailed />
      <div className="footer-links">
        <b>{shop}</b>
        <ul>
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
