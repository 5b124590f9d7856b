/**
 * A small simulation of Meta's fbevents.js. It processes the queue of the usual snippet, supports init, track, trackCustom, trackSingle,
 * trackSingleCustom and consent, sets _fbp and _fbc, and posts each event to `tr` next to its own address.
 */
export const PIXEL_SCRIPT = `(() => {
  const target = new URL('tr', document.currentScript.src).href
  const pixels = new Set()
  const waiting = []
  let granted = true

  const cookie = (name) => document.cookie.match('(?:^|; )' + name + '=([^;]*)')?.[1]
  const keep = (name, value) => {
    document.cookie = name + '=' + value + '; path=/; max-age=7776000; SameSite=Lax'
  }
  const level = Math.max(1, location.hostname.split('.').length - 1)
  const identify = () => {
    const click = new URLSearchParams(location.search).get('fbclid')
    if (!cookie('_fbp')) keep('_fbp', 'fb.' + level + '.' + Date.now() + '.' + Math.floor(Math.random() * 1e10))
    if (click && !cookie('_fbc')?.endsWith('.' + click)) keep('_fbc', 'fb.' + level + '.' + Date.now() + '.' + click)
  }

  const send = (event) => {
    if (!granted) return waiting.push(event)
    identify()
    const body = JSON.stringify({ ...event, fbp: cookie('_fbp') ?? null, fbc: cookie('_fbc') ?? null })
    fetch(target, { method: 'POST', body, headers: { 'Content-Type': 'text/plain' }, keepalive: true, credentials: 'omit' }).catch(() => {})
  }
  const track = (ids, name, parameters, options) => {
    for (const id of ids) {
      send({
        pixelId: id,
        name,
        eventId: options?.eventID == null ? null : String(options.eventID),
        customData: parameters ?? {},
        url: location.href,
        referrer: document.referrer,
        time: Math.floor(Date.now() / 1000),
      })
    }
  }
  const commands = {
    init: (id) => pixels.add(String(id)),
    track: (name, parameters, options) => track(pixels, name, parameters, options),
    trackCustom: (name, parameters, options) => track(pixels, name, parameters, options),
    trackSingle: (id, name, parameters, options) => track([String(id)], name, parameters, options),
    trackSingleCustom: (id, name, parameters, options) => track([String(id)], name, parameters, options),
    consent: (answer) => {
      granted = answer !== 'revoke'
      if (granted) for (const event of waiting.splice(0)) send(event)
    },
  }
  const call = (command, ...rest) => commands[command]?.(...rest)

  const fbq = (window.fbq ??= (...args) => call(...args))
  window._fbq ??= fbq
  fbq.callMethod = call
  fbq.loaded = true
  fbq.version = '2.0'
  for (const args of (fbq.queue ?? []).splice(0)) call(...args)
})()
`
