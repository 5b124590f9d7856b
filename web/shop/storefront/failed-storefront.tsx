import { EmptyWindow } from './empty-window.tsx'

/** An address that says nothing: that of the page itself, with all it asks for. */
const THIS_ADDRESS = ''

const FAILED = {
  head: 'Greška pri učitavanju proizvoda',
  text: 'Naši proizvodi su tu, samo trenutno ne možemo da ih prikažemo. Pokušajte ponovo za koji trenutak.',
}
const LIMITED = {
  head: 'Previše pretraga odjednom',
  text: 'Sa Vaše mreže stiglo je mnogo pretraga. Sačekajte nekoliko sekundi, pa pokušajte ponovo.',
}

/**
 * Stands for the storefront while its products cannot be read, or `limited`: are searched too much. The way on reloads the same
 * address, also without scripts (builder spec 2.2).
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
