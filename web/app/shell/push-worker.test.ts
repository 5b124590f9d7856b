import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8')

/** Runs the worker in a browser with these windows. */
function runWorker(windows: readonly object[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  }
  runInNewContext(source, { self, MessageChannel, setTimeout, Promise })
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise
    }
    listeners.get(type)?.({ ...event, waitUntil })
    await work
  }
  return { listeners, dispatch, showNotification, openWindow }
}

const message = { id: 'order.created:A', title: 'Nova porudžbina', message: 'Jastuk', url: '/orders' }
const pressed = { notification: { close: () => undefined, data: { url: '/orders' } } }

/** A window; the app's answers when it is asked whether it is the app. */
const aWindow = (isApp: boolean) => {
  const received: unknown[] = []
  return {
    received,
    focus: vi.fn(async () => undefined),
    postMessage(data: object, ports: MessagePort[] = []) {
      received.push(data)
      if (isApp) ports[0]?.postMessage('app')
      ports[0]?.close()
    },
  }
}

it('answers no requests, so no page passes through it', () => {
  expect([...runWorker().listeners.keys()].toSorted()).toEqual(['notificationclick', 'push'])
})

it('shows what was pushed, a repeated message in the place of the earlier one', async () => {
  const { dispatch, showNotification } = runWorker()
  await dispatch('push', { data: { json: () => message } })
  expect(showNotification).toHaveBeenCalledWith(
    'Nova porudžbina',
    expect.objectContaining({ body: 'Jastuk', tag: 'order.created:A', data: { url: '/orders' } }),
  )
})

it('opens the screen in the window of the app, never in one that shows a shoppers’ page', async () => {
  const [shop, app, another] = [aWindow(false), aWindow(true), aWindow(true)]
  const { dispatch, openWindow } = runWorker([shop, app, another])
  await dispatch('notificationclick', pressed)
  expect(app.received.at(-1)).toEqual({ openScreen: '/orders' })
  expect(app.focus).toHaveBeenCalledOnce()
  for (const other of [shop, another]) expect(other.received).toEqual([{ isApp: '?' }])
  expect(openWindow).not.toHaveBeenCalled()
})

it('opens a window where there is none of the app', async () => {
  const { dispatch, openWindow } = runWorker([aWindow(false)])
  await dispatch('notificationclick', pressed)
  expect(openWindow).toHaveBeenCalledWith('/orders')
})
