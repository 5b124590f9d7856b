/** Stands for the storefront while its products cannot be read; the button reloads, also without scripts (builder spec 2.2). */
export const FailedStorefront = () => (
  <main className="message">
    <h1>Greška pri učitavanju proizvoda</h1>
    <p>Naši proizvodi su tu, samo trenutno ne možemo da ih prikažemo. Pokušajte ponovo za koji trenutak.</p>
    <form>
      <button type="submit" className="plain-button">
        Pokušaj ponovo
      </button>
    </form>
  </main>
)
