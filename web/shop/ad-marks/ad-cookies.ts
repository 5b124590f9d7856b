/** The ad platform's ids of this shopper, for the order: its cookies, or the click id in the address. */
export function adCookies(cookies: string, search: string, now: number): { fbp?: string; fbc?: string } {
  const fbp = cookieIn(cookies, '_fbp')
  const fbc = cookieIn(cookies, '_fbc') ?? fromClick(search, now)
  return { ...(fbp ? { fbp } : {}), ...(fbc ? { fbc } : {}) }
}

/** In the format of Meta's script: fb, level of the domain, time, click id. */
function fromClick(search: string, now: number): string | undefined {
  const click = new URLSearchParams(search).get('fbclid')
  return click ? `fb.1.${now}.${click}` : undefined
}

const cookieIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
