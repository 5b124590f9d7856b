/** The maximum length of a name in DNS, less that of `www.`, since both names must fit. */
const MAX_HOST_LENGTH = 253 - 'www.'.length
const MAX_LABEL_LENGTH = 63
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** Names that nobody can own in the public DNS (RFC 2606, 6761, 6762, 8375, 9476 and the usual names of inner networks). */
const RESERVED_ENDINGS: ReadonlySet<string> = new Set([
  ...['alt', 'arpa', 'corp', 'example', 'home', 'internal', 'intranet', 'invalid', 'lan', 'local', 'localdomain'],
  ...['localhost', 'mail', 'onion', 'private', 'test'],
  ...['example.com', 'example.net', 'example.org'],
])

/** Endings of two labels under which domains are sold in our markets. */
const TWO_LABEL_ENDINGS: ReadonlySet<string> = new Set([
  ...['co.rs', 'org.rs', 'in.rs', 'edu.rs', 'ac.rs', 'gov.rs'],
  ...['com.ba', 'co.ba', 'org.ba', 'net.ba', 'edu.ba', 'gov.ba', 'rs.ba'],
  ...['co.me', 'net.me', 'org.me', 'edu.me', 'ac.me', 'gov.me', 'its.me', 'priv.me'],
  ...['com.hr', 'from.hr', 'iz.hr', 'com.mk', 'org.mk', 'net.mk', 'co.uk', 'org.uk', 'com.tr', 'co.at', 'or.at'],
])

export const HOST_MESSAGES = {
  blank: 'Unesite domen',
  blankCustom: 'Domen je obavezan',
  address: 'Ovo je IP adresa. Unesite ime domena, na primer mojaprodavnica.rs',
  wildcard: 'Domen ne može da sadrži zvezdicu. Unesite tačno ime, na primer mojaprodavnica.rs',
  incomplete: 'Ime domena nije potpuno. Unesite ga sa nastavkom, na primer mojaprodavnica.rs',
  own: 'Ovaj domen pripada platformi Izlog i ne može se povezati',
  reserved: 'Ovo ime je rezervisano i ne može se povezati. Unesite domen koji ste kupili.',
  tooLong: 'Ime domena je predugačko',
  malformed: 'Domen nije ispravno upisan. Unesite samo ime, bez http:// i www., na primer mojaprodavnica.rs',
} as const
type HostRefusal = Exclude<keyof typeof HOST_MESSAGES, 'blankCustom'>

/** A host as it is stored (lower case, punycode, without www), or why it is refused. */
export type ReadHost = { host: string } | { refusal: HostRefusal; message: string }

const refuse = (refusal: HostRefusal): ReadHost => ({ refusal, message: HOST_MESSAGES[refusal] })

/**
 * Reads a host as people type or paste it (docs/product/platform.md 5): scheme, path, port,
 * trailing dot and leading `www.` go, international names become punycode. `own` are the platform's hosts: they and names
 * under their domain are refused.
 */
export function readHost(typed: string, own: readonly string[] = []): ReadHost {
  const bare = bareName(typed)
  if (bare === '') return refuse('blank')
  if (bare.includes('*')) return refuse('wildcard')
  if (bare.startsWith('[') || bare.split(':').length > 2) return refuse('address')
  if (/[\s%@:_]/.test(bare)) return refuse('malformed')
  const ascii = inPunycode(bare)
  if (ascii === null) return refuse('malformed')
  if (isAddress(ascii)) return refuse('address')
  const host = apexOf(ascii)
  const labels = host.split('.')
  if (host.length > MAX_HOST_LENGTH || labels.some((label) => label.length > MAX_LABEL_LENGTH)) return refuse('tooLong')
  if (!labels.every((label) => LABEL.test(label))) return refuse('malformed')
  if (own.some((name) => isWithin(host, registeredName(name)))) return refuse('own')
  if (isReserved(host)) return refuse('reserved')
  if (labels.length < 2) return refuse('incomplete')
  if (/^\d+$/.test(labels.at(-1) ?? '')) return refuse('malformed')
  return { host }
}

/** The name without www, under which the pair is stored. */
export const apexOf = (host: string): string => host.replace(/^www\.(?=[^.]+\.)/, '')

/** The name with www. */
export const wwwOf = (host: string): string => `www.${host}`

/** The registered domain of a host: `radnja.co.rs` for `shop.radnja.co.rs`. */
export function registeredName(host: string): string {
  const labels = host.split('.')
  return labels.slice(TWO_LABEL_ENDINGS.has(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

/** A name as a registrar's form needs it, relative to the registered domain; `@` for the domain itself. */
export function recordName(name: string): string {
  const zone = registeredName(name)
  return name === zone ? '@' : name.slice(0, -zone.length - 1)
}

function bareName(typed: string): string {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//, '')
  return name
    .replace(/[/?#\\].*$/s, '')
    .replace(/(?<=^[^:]*):\d*$/, '')
    .replace(/[.。]+$/, '')
}

/** Parses a host by the URL standard, which also detects IP addresses written as one number. Null if it is no host. */
function inPunycode(name: string): string | null {
  return URL.canParse(`http://${name}/`) ? new URL(`http://${name}/`).hostname.replace(/\.+$/, '') : null
}

const isAddress = (name: string) => /^\d+(?:\.\d+){3}$/.test(name)
const isWithin = (name: string, parent: string) => name === parent || name.endsWith(`.${parent}`)
const isReserved = (host: string) =>
  TWO_LABEL_ENDINGS.has(host) || [...RESERVED_ENDINGS].some((ending) => isWithin(host, ending))
