import { DAY_MS } from '@izlog/contracts/domain/durations'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { renewPush } from '../shared/push-device.ts'

/** What the worker of pushed notifications asks a window (web/public/push-worker.js). */
const Asked = z.union([z.object({ isApp: z.string() }), z.object({ openScreen: z.string().startsWith('/') })])

/** Keeps the push to this device going where its user wants it, and opens the screen of a notification that was pressed. */
export function usePush(userId: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    void renewPush(userId)
    // The server forgets a device that was not announced for a month, and an installed app may go so long without a new start.
    const daily = setInterval(() => void renewPush(userId), DAY_MS)
    return () => clearInterval(daily)
  }, [userId])
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const answer = ({ data, ports }: MessageEvent) => {
      const asked = Asked.safeParse(data).data
      if (!asked) return
      if ('openScreen' in asked) void navigate(asked.openScreen)
      else ports[0]?.postMessage('app')
    }
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', answer)
    // Messages wait for this where no `onmessage` is set.
    serviceWorker.startMessages()
    return () => serviceWorker.removeEventListener('message', answer)
  }, [navigate])
}
