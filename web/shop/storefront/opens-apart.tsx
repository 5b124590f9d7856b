const ID = 'nova-kartica'

/** What makes a link open in a new tab (builder spec 2.2), and say so to those who do not see it. */
export const opensApart = { target: '_blank', rel: 'noopener', 'aria-describedby': ID } as const

/** The words that such links are described by; once on a page. */
export const OpensApartNote = () => (
  <p id={ID} hidden>
    otvara se u novoj kartici
  </p>
)
