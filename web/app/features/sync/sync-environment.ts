interface Side {
  /** The address of the installation that these lines are for; empty if the operator has not typed it. */
  readonly here: string
  readonly other: string
  readonly key: string
}

const OTHER = 'https://druga-instalacija.rs'
const KEY = 'isti-kljuc-na-obe-strane'

/** The environment variables of one installation, with examples for values that are still missing. */
export function environmentOf({ here, other, key }: Side): string {
  return [
    ...(isInstallation(here) ? [`# ${originOf(here)}`] : []),
    `SYNC_TARGETS=${isInstallation(other) ? originOf(other) : OTHER}`,
    `SYNC_KEY=${key || KEY}`,
  ].join('\n')
}

/** True for an http(s) address; its path is ignored. */
export const isInstallation = (address: string): boolean =>
  URL.canParse(address.trim()) && /^https?:$/.test(new URL(address.trim()).protocol)

const originOf = (address: string): string => new URL(address.trim()).origin

/** 256 random bits in hexadecimal. */
export const newSyncKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
