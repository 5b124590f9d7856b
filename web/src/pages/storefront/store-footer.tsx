/** Where the links of the footer lead until there are such pages (builder spec 2.2, 'placeholders'): nowhere but here. */
const HERE = 'podnozje'
const LINKS = ['O nama', 'Uslovi kupovine', 'Politika privatnosti', 'Reklamacije', 'Kontakt']

export const StoreFooter = ({ shop = 'Izlog' }: { shop: string | undefined }) => (
  <footer className="store-footer" id={HERE}>
    <div className="wrap">
      <div>
        <b>{shop}</b>
        <p>Plaćanje pouzećem. Isporuka 2–5&nbsp;radnih dana. 30&nbsp;dana za povraćaj novca.</p>
      </div>
      <ul>
        {LINKS.map((name) => (
          <li key={name}>
            <a href={`#${HERE}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  </footer>
)
