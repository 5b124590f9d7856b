import { EmptyWindow } from './empty-window.tsx'

/** An empty href is the page's own address with its query. */
const THIS_ADDRESS = ''

const FAILED = {
  head: 'Greška pri učitavanju proizvoda',
  text: 'Naši proizvodi su tu, samo trenutno ne možemo da ih prikažemo. Pokušajte ponovo za koji trenutak.',
}
export const WITHOUT_PRODUCTS = 'Ovaj prodavac trenutno nema proizvoda'
const LIMITED = {
  head: 'Previše pretraga odjednom',
  text: 'Sa Vaše mreže stiglo je mnogo pretraga. Sačekajte nekoliko sekundi, pa pokušajte ponovo.',
}

/** Shown for a seller without products, and for a number that is no seller's. */
export const StorefrontWithoutProducts = () => (
  <main className="message">
    <EmptyWindow />
    <h1>{WITHOUT_PRODUCTS}</h1>
    <p>Svratite ponovo za koji dan, ili pogledajte šta prodaju drugi.</p>
    <a className="plain-button" href="/storefront">
      Prikaži sve proizvode
    </a>
  </main>
)

/**
 * Shown instead of the storefront if its products cannot be read; `limited`: after too many searches. The link reloads the same
 * address, also without scripts (docs/product/builder.md 2.2).
 */
export function FailedStorefront({ limited }: { limited: boolean }) {
  const { head, text } = limited ? LIMITED : FAILED
  return (
    <main className="message">
      <EmptyWindow />
      <h1>{head}</h1>
      <p>{text}</p>
      <a className="plain-button" href={THIS_ADDRESS}>
        Pokušaj ponovo
      </a>
    </main>
  )
}
