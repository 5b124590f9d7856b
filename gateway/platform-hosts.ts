/** Where developers open it: localhost and addresses, as nginx writes patterns of names. */
const DEVELOPMENT_HOSTS = ['localhost', '~^[\\d.]+$', '~^\\[[\\da-f:.]+\\]$']

/** The template's PLATFORM_SCHEME. */
export const platformScheme = (publicUrl: string): string => new URL(publicUrl).protocol.replace(':', '')

/** The template's HTTPS_SUFFIX. */
export const httpsSuffix = (port: number): string => (port === 443 ? '' : `:${port}`)

/** The template's APP_HOST and APP_URL: both empty where the app has no host of its own. */
export function appHost(publicUrl: string, appUrl: string): { APP_HOST: string; APP_URL: string } {
  const [own, pages] = [appUrl && new URL(appUrl), new URL(publicUrl)]
  return own && own.hostname !== pages.hostname
    ? { APP_HOST: own.hostname, APP_URL: own.origin }
    : { APP_HOST: '', APP_URL: '' }
}

/** The platform's own hosts, as the template's PLATFORM_HOSTS: every other host is a seller's or nobody's. */
export const platformHosts = (urls: readonly string[], production: boolean): string => {
  const own = urls.filter(Boolean).map((url) => new URL(url).hostname)
  return [...new Set([...own, ...(production ? [] : DEVELOPMENT_HOSTS)])].join(' ')
}
