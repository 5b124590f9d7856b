import { onTestFinished, vi } from 'vitest'

export const ENDPOINT = 'https://push.example/device-1'
/** The platform's key, with which the browser subscribes. */
export const PUBLIC_KEY = 'kljucevi'
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }

/** A browser that can show pushed notifications; `answers` is what its person answers when asked for permission, `subscribed`: it was at an earlier visit. */
export function pushBrowser({
  permission = 'default',
  answers = 'granted',
  subscribed = false,
}: {
  permission?: NotificationPermission
  answers?: NotificationPermission
  subscribed?: boolean
} = {}) {
  const unsubscribe = vi.fn(async () => {
    subscription = null
    return true
  })
  const own = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: Buffer.from(PUBLIC_KEY, 'base64url'), userVisibleOnly: true },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe,
  } as unknown as PushSubscription
  let subscription = subscribed ? own : null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      subscription = own
      return own
    }),
  }
  const registration = { active: { state: 'activated' }, pushManager }
  const register = vi.fn(async () => registration)
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    getRegistration: async () => (subscribed || register.mock.calls.length > 0 ? registration : undefined),
    startMessages: () => undefined,
  })
  const notification = {
    permission,
    requestPermission: async () => {
      if (notification.permission === 'default') notification.permission = answers
      return notification.permission
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notification)
  return {
    register,
    unsubscribe,
    /** The worker sends a message to this window. */
    message: (data: object, ports: readonly MessagePort[] = []) =>
      void serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
  }
}
