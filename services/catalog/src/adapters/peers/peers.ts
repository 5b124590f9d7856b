import { randomUUID } from 'node:crypto'
import { CROSS_SYNC_MESSAGES, PeerResponse } from '@izlog/contracts/http/cross-sync'
import { ApiErrorBody } from '@izlog/contracts/http/errors'
import { signatureOf } from './signature.ts'

interface PeerAnswer {
  success: boolean
  /** A sentence for people. */
  message: string
  websiteUrl: string | null
}

/** The other installations of SYNC_TARGETS. */
export interface Peers {
  /** Undefined when requests between installations are switched off. */
  readonly key: string | undefined
  readonly targets: readonly string[]
  /** Posts a signed body; failures are returned, not thrown. */
  post(target: string, path: string, body: object, withinMs: number): Promise<PeerAnswer>
}

export const createPeers = ({ key, targets }: { key: string | undefined; targets: readonly string[] }): Peers => ({
  key,
  targets: key === undefined ? [] : targets,
  async post(target, path, content, withinMs) {
    const failed = (message: string): PeerAnswer => ({ success: false, message, websiteUrl: null })
    if (key === undefined) return failed(CROSS_SYNC_MESSAGES.notConfigured)
    const body = JSON.stringify(content)
    const [timestamp, id] = [String(Date.now()), randomUUID()]
    try {
      const response = await fetch(target + path, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
        headers: {
          'content-type': 'application/json',
          'x-sync-timestamp': timestamp,
          'x-sync-id': id,
          'x-sync-signature': signatureOf(key, { timestamp, id, path, body }),
        },
        body,
      })
      const answer: unknown = await response.json().catch(() => undefined)
      const parsed = PeerResponse.safeParse(answer).data
      if (response.ok && parsed) return { success: true, ...parsed }
      return failed(ApiErrorBody.safeParse(answer).data?.message ?? CROSS_SYNC_MESSAGES.unreachable)
    } catch {
      return failed(CROSS_SYNC_MESSAGES.unreachable)
    }
  },
})
