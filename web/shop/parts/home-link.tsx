/** To the first page of the host. */
export const HomeLink = () => (
  <a className="plain-button" href="/">
    Nazad na početnu
  </a>
)
