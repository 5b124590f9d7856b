const ID = 'nova-kartica'

/** Attributes of a link that opens in a new tab (docs/product/builder.md 2.2), announced to screen readers. */
export const opensInNewTab = { target: '_blank', rel: 'noopener', 'aria-describedby': ID } as const

/** The description of these links; rendered once on a page. */
export const NewTabNote = () => (
  <p id={ID} hidden>
    otvara se u novoj kartici
  </p>
)
