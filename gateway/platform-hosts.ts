/** Where developers open it: localhost and addresses, as nginx writes patterns of names. */
const OUTSIDE_PRODUCTION = ['localhost', '~^[\\d.]+$', '~^\\[[\\da-f:.]+\\]$']

/** The template's PLATFORM_SCHEME. */
export const platformScheme = (publicUrl: string): string => new URL(publicUrl).protocol.replace(':', '')

/** The template's HTTPS_SUFFIX. */
export const httpsSuffix = (port: number): string => (port === 443 ? '' : `:${port}`)

/** The platform's own hosts, as the template's PLATFORM_HOSTS: every other host is a seller's or nobody's. */
export const platformHosts = (publicUrl: string, production: boolean): string =>
  [...new Set([new URL(publicUrl).hostname, ...(production ? [] : OUTSIDE_PRODUCTION)])].join(' ')
