import { useEffect, useState } from 'react'

/** Hosts of online code sandboxes (docs/product/builder.md 2.3). */
const SANDBOX =
  /(^|\.)(replit\.dev|repl\.co|replit\.app|csb\.app|codesandbox\.io|stackblitz\.(com|io)|webcontainer\.io|gitpod\.(io|dev)|github\.dev|glitch\.me)$/i

export const isSandbox = (host: string): boolean => SANDBOX.test(host)

/** Warns on a sandbox's host that this is a test address, with a link to the same path on the shop's own host. */
export function PreviewDomainWarning() {
  const [shop, setShop] = useState<string | null>(null)
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
    if (canonical && isSandbox(location.hostname)) setShop(new URL(location.pathname + location.search, canonical).href)
  }, [])
  if (shop === null) return null
  return (
    <aside className="consent test-address" aria-label="Probna adresa">
      <p>Ovo je probna adresa. Porudžbine primamo na pravoj adresi prodavnice.</p>
      <div>
        <a className="plain-button" href={shop}>
          Otvori prodavnicu
        </a>
      </div>
    </aside>
  )
}
