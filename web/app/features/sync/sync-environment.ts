interface Side {
  /** Address of the installation that gets these lines; empty while it is not known. */
  readonly here: string
  readonly other: string
  readonly key: string
}

const OTHER = 'https://druga-instalacija.rs'
const KEY = 'isti-kljuc-na-obe-strane'

/** The lines of one installation's environment; what is not known yet stands there as an example. */
export function environmentOf({ here, other, key }: Side): string {
  return [
    ...(isInstallation(here) ? [`# ${originOf(here)}`] : []),
    `SYNC_TARGETS=${isInstallation(other) ? originOf(other) : OTHER}`,
    `SYNC_KEY=${key || KEY}`,
  ].join('\n')
}

/** An http(s) address of a host; what stands behind the host is passed over. */
export const isInstallation = (address: string): boolean =>
  URL.canParse(address.trim()) && /^https?:$/.test(new URL(address.trim()).protocol)

const originOf = (address: string): string => new URL(address.trim()).origin

/** 256 random bits in hexadecimal. */
export const newSyncKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
