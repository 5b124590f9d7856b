import type { ChannelHealth } from '@izlog/contracts/http/channel-health'
import type { ChannelPause } from '@izlog/contracts/http/channel-pauses'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../../testing/samples.ts'
import { channelNotices } from './channel-notices.ts'
import { channelsHealth } from './channel-samples.ts'

const NOW = new Date('2026-11-30T01:20:00.000Z')
const SINCE = '2026-11-30T00:54:00.000Z'
const down: Partial<ChannelHealth> = {
  failing: 22,
  sellers: 1,
  userId: 7,
  since: SINCE,
  reason: 'Meta ne odgovara.',
  isDown: true,
}
const aPause = (fields: Partial<ChannelPause> = {}): ChannelPause => ({
  channel: 'pixel',
  userId: null,
  reason: 'Meta ne radi',
  pausedAt: SINCE,
  pausedBy: 3,
  ...fields,
})
const seen = (pauses: ChannelPause[], health = channelsHealth()) => ({
  pauses: { pauses },
  health,
  sellerNames: new Map([[7, 'Marko Petrović']]),
  now: NOW,
})
const textsOf = (...args: Parameters<typeof seen>) =>
  channelNotices(seen(...args)).map(
    ({ text, isGrave }) => `${isGrave ? 'grave' : 'mild'}: ${text.replaceAll('\u00a0', ' ')}`,
  )

describe('what the page puts on top', () => {
  it('is a channel of which nothing arrives, also of a single seller', () => {
    expect(textsOf([], channelsHealth({ pixel: down }))).toEqual([
      'grave: Meta pixel ne prima porudžbine od 01:54: 22 čekaju, 1 prodavac',
    ])
    expect(textsOf([], channelsHealth({ pixel: { ...down, failing: 1000 } }, { isPartial: true }))).toEqual([
      'grave: Meta pixel ne prima porudžbine od 01:54: najmanje 1.000 čeka, 1 prodavac',
    ])
  })

  it('is a channel that fails for several sellers, and milder one seller whose own fails', () => {
    const several = { ...down, isDown: false, sellers: 3, userId: null }
    const own = { ...down, isDown: false, reason: 'Telegram ne nalazi čet.' }
    expect(textsOf([], channelsHealth({ telegram: own, pixel: several }))).toEqual([
      'mild: Telegram prodavca Marko Petrović: Telegram ne nalazi čet.',
      'grave: Meta pixel ne prima porudžbine nekih prodavaca od 01:54: 22 čekaju, 3 prodavca',
    ])
  })

  it('is a pause, and of a paused channel nothing else', () => {
    const paused = [{ channel: 'pixel', userId: null, waiting: 31 } as const]
    expect(textsOf([aPause()], channelsHealth({ pixel: down }, { paused }))).toEqual([
      'grave: Meta pixel je pauziran od 01:54: čeka 31 isporuka',
    ])
    expect(textsOf([aPause({ userId: 7 })], channelsHealth({ pixel: { ...down, isDown: false } }))).toEqual([
      'mild: Meta pixel prodavca Marko Petrović je pauziran od 01:54',
    ])
  })
})

describe('the sections of channels', () => {
  const open = (pauses: ChannelPause[], health = channelsHealth()) => {
    const admin = { ...aUser({ id: 3 }), firstName: 'Iva', lastName: 'Ilić', notes: null, createdAt: SINCE }
    serve({
      'GET /api/orders': () => answer(aPageOf([])),
      'GET /api/admin/clients': () => answer(aPageOf([])),
      'GET /api/admin/users': () => answer({ items: [admin], nextCursor: null, total: 1 }),
      'GET /api/admin/system/channels': () => answer({ pauses }),
      'GET /api/admin/system/channels/health': () => answer(health),
      'GET /api/admin/system/channels/dead': () => answer({ items: [], nextCursor: null, total: 0 }),
    })
    return openApp('/admin/system', anAdmin())
  }

  it('show what fails with its reason, and the way to those deliveries', async () => {
    open([], channelsHealth({ pixel: down }))
    const rows = within(await screen.findByRole('list', { name: 'Kanali' }))
    expect(rows.getByText('Meta ne odgovara.')).toBeTruthy()
    expect(rows.getByRole('link').getAttribute('href')).toBe('/deliveries?channel=pixel')
    expect(rows.getAllByText('Nijedna isporuka ne čeka novi pokušaj posle greške.')).toHaveLength(3)
  })

  it('show of a pause how many wait and who made it, and no filters of dead deliveries while there are none', async () => {
    open([aPause()], channelsHealth({}, { paused: [{ channel: 'pixel', userId: null, waiting: 10_000 }] }))
    const rows = within(await screen.findByRole('list', { name: 'Pauzirani kanali' }))
    expect(await rows.findByText(/čeka najmanje 10\.000\sisporuka.*administrator: Iva Ilić/)).toBeTruthy()
    expect(await screen.findByText('Nema ih. Trenutno nema nijedne isporuke od koje se odustalo.')).toBeTruthy()
    expect(screen.queryByLabelText('Kanal')).toBeNull()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.indexOf('Pauzirani kanali')).toBeLessThan(titles.indexOf('Isporuke od kojih se odustalo'))
  })
})
