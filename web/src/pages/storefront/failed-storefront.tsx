import { EmptyWindow } from './empty-window.tsx'

/** An address that says nothing: that of the page itself, with all it asks for. */
const THIS_ADDRESS = ''

/** Stands for the storefront while its products cannot be read; the way on reloads the same address, also without scripts (builder spec 2.2). */
export const FailedStorefront = () => (
  <main className="message">
    <EmptyWindow />
    <h1>Greška pri učitavanju proizvoda</h1>
    <p>Naši proizvodi su tu, samo trenutno ne možemo da ih prikažemo. Pokušajte ponovo za koji trenutak.</p>
    <a className="plain-button" href={THIS_ADDRESS}>
      Pokušaj ponovo
    </a>
  </main>
)
