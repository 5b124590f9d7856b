/** Where developers open it: localhost and addresses, as nginx writes patterns of names. */
const OUTSIDE_PRODUCTION = ['localhost', '~^[\\d.]+$', '~^\\[[\\da-f:.]+\\]$']

/** The platform's own hosts, as the template's PLATFORM_HOSTS: every other host is a seller's or nobody's. */
export const platformHosts = (publicUrl: string, production: boolean): string =>
  [...new Set([new URL(publicUrl).hostname, ...(production ? [] : OUTSIDE_PRODUCTION)])].join(' ')
