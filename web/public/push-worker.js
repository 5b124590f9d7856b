// Shows notifications that are pushed to this device, and opens the app at one that is pressed. It answers no requests (no `fetch` handler), and
// its scope (web/app/shared/push-device.ts) holds no page: shoppers' pages never pass through it.

/** How long an open window of the app may take to answer, ms: browsers let a press open a window for about a second. */
const ANSWERS_WITHIN_MS = 400

self.addEventListener('push', (event) => {
  const { id, title, message, url } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body: message,
      // A repeated message replaces the earlier one.
      tag: id,
      data: { url },
      icon: '/icon-192.png',
      lang: 'sr-Latn',
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openApp(event.notification.data.url))
})

/** Opens a screen in a window of the app, or in a new one. Windows of this address may also show shoppers' pages: those do not answer. */
async function openApp(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(windows.map(isApp))
  const app = windows.find((_window, index) => answers[index])
  if (!app) return self.clients.openWindow(url)
  app.postMessage({ openScreen: url })
  return app.focus()
}

/** Whether a window shows the app: it then answers by the port (web/app/shell/use-push.ts). */
function isApp(window) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWERS_WITHIN_MS)
    window.postMessage({ isApp: '?' }, [port2])
  })
}
