import { PushKeyResponse, PushStateResponse } from '@izlog/contracts/http/push'
import { api } from '../api/client.ts'

const WORKER = '/push-worker.js'
/** No page lies under it, so the worker controls none: neither the app's nor shoppers'. */
const SCOPE = '/assets/push/'
const PATH = '/api/push/subscription'
/** The localStorage key of the user who switched push on here: the next user of this browser has not. */
const USER_KEY = 'izlog-push'

/** Whether this browser can show pushed notifications. On an iPhone only an app on the home screen can. */
export type PushSupport = 'supported' | 'add-to-home-screen' | 'unsupported'

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const { userAgent, maxTouchPoints } = navigator
  const isApplePhone = /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApplePhone ? 'add-to-home-screen' : 'unsupported'
}

export const pushKey = (signal?: AbortSignal) => api.get('/api/push/key', PushKeyResponse, signal)

const currentSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
}

const isSwitchedOn = (userId: number): boolean =>
  pushSupport() === 'supported' &&
  localStorage.getItem(USER_KEY) === String(userId) &&
  Notification.permission === 'granted'

const isSwitchedOnByAnother = (userId: number): boolean => {
  const switchedOnBy = localStorage.getItem(USER_KEY)
  return switchedOnBy !== null && switchedOnBy !== String(userId)
}

/** Whether this user's notifications are pushed to this device. */
export const isPushOn = async (userId: number): Promise<boolean> =>
  isSwitchedOn(userId) && (await currentSubscription()) !== null

/** Asks for permission, and has this user's notifications pushed to this device; false: the browser does not permit it. */
export async function switchPushOn(userId: number, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await activeWorker()
  const earlier = await pushManager.getSubscription()
  // Subscribed with a key that the operator has replaced: it would never be pushed to.
  if (earlier && base64UrlOf(earlier.options.applicationServerKey) !== publicKey) await earlier.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await api.put(PATH, PushStateResponse, subscription.toJSON())
  localStorage.setItem(USER_KEY, String(userId))
  return true
}

export async function switchPushOff(): Promise<void> {
  const subscription = await currentSubscription()
  if (subscription) await api.delete(PATH, PushStateResponse, { endpoint: subscription.endpoint })
  await endPush()
}

/** Ends the push to this device in the browser alone, as at a sign-out: the server forgets a device whose session has ended. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(USER_KEY)
  if (pushSupport() === 'supported') await (await currentSubscription())?.unsubscribe()
}

/**
 * Subscribes anew where this user has switched push on: browsers drop subscriptions, and the server those of ended sessions. Where another has,
 * whose session ran out without a sign-out, theirs is ended. A failure is only logged.
 */
export async function renewPush(userId: number): Promise<void> {
  try {
    if (isSwitchedOnByAnother(userId)) await endPush()
    if (!isSwitchedOn(userId)) return
    const { publicKey } = await pushKey()
    if (publicKey) await switchPushOn(userId, publicKey)
  } catch (error) {
    console.error('push to this device was not renewed', error)
  }
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE, updateViaCache: 'none' })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (worker && worker.state !== 'activated') {
    await new Promise<void>((resolve) => {
      const onChange = () => {
        if (worker.state === 'activated' || worker.state === 'redundant') resolve()
      }
      worker.addEventListener('statechange', onChange)
    })
  }
  return registration
}

const base64UrlOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
