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
  dead: 0,
  sellers: new Map([[7, { id: 7, name: 'Marko Petrović', email: 'marko@izlog.test' }]]),
  now: NOW,
})
const textsOf = (...args: Parameters<typeof seen>) =>
  channelNotices(seen(...args)).map(
    ({ text, isGrave }) => `${isGrave ? 'grave' : 'mild'}: ${text.replaceAll('\u00a0', ' ')}`,
  )

const PARTIAL = 'mild: Događaja sa greškom ima više od 1.000, a stanje kanala je pročitano samo iz najnovijih'

describe('what the page puts on top', () => {
  it('is a channel of which nothing arrives, also of a single seller', () => {
    expect(textsOf([], channelsHealth({ pixel: down }))).toEqual([
      'grave: Meta pixel ne prima porudžbine od 01:54: 22 čekaju, 1 prodavac',
    ])
    expect(textsOf([], channelsHealth({ pixel: { ...down, failing: 1000 } }, { isPartial: true }))).toEqual([
      'grave: Meta pixel ne prima porudžbine od 01:54: najmanje 1.000 čeka, 1 prodavac',
      PARTIAL,
    ])
  })

  it('is a channel that fails for several sellers, and milder one that fails by what each has set up', () => {
    const several = { ...down, isDown: false, isWidespread: true, sellers: 3, userId: null }
    const ownOfMany = { ...several, isWidespread: false, reason: 'Trackify ne prihvata ključ.' }
    const own = { ...down, isDown: false, reason: 'Telegram ne nalazi čet.' }
    expect(
      textsOf(
        [],
        channelsHealth({ telegram: own, sheets: { ...ownOfMany, sellers: 2 }, pixel: several, courier: ownOfMany }),
      ),
    ).toEqual([
      'mild: Telegram, prodavac Marko Petrović: Telegram ne nalazi čet.',
      'mild: Google Sheets ne prima porudžbine nekih prodavaca od 01:54: 22 čekaju, 2 prodavca',
      'grave: Meta pixel ne prima porudžbine nekih prodavaca od 01:54: 22 čekaju, 3 prodavca',
      'mild: Kurir ne prima porudžbine nekih prodavaca od 01:54: 22 čekaju, 3 prodavca',
    ])
  })

  it('is a pause, and of a paused channel nothing else', () => {
    const paused = [{ channel: 'pixel', userId: null, waiting: 31 } as const]
    expect(textsOf([aPause()], channelsHealth({ pixel: down }, { paused }))).toEqual([
      'grave: Meta pixel je pauziran od 01:54: čeka 31 isporuka',
    ])
    expect(textsOf([aPause({ userId: 7 })], channelsHealth({ pixel: { ...down, isDown: false } }))).toEqual([
      'mild: Meta pixel je pauziran od 01:54 (prodavac Marko Petrović)',
    ])
    expect(textsOf([aPause({ userId: 8 })])).toEqual(['mild: Meta pixel je pauziran od 01:54 (prodavac br. 8)'])
  })

  it('is that older failures were not read, also while nothing else fails', () => {
    expect(textsOf([], channelsHealth({}, { isPartial: true }))).toEqual([PARTIAL])
  })

  it('is how many deliveries were given up', () => {
    const textOf = (dead: number) =>
      channelNotices({ ...seen([]), dead }).map(({ text }) => text.replaceAll('\u00a0', ' '))
    expect([0, 1, 3, 312, 1000].flatMap(textOf)).toEqual([
      'Od 1 isporuke se odustalo',
      'Od 3 isporuke se odustalo',
      'Od 312 isporuka se odustalo',
      'Od najmanje 1.000 isporuka se odustalo',
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
    expect(rows.getByText(/^Ne stiže/).textContent).toMatch(/22\sčekaju, 1\sprodavac \(br\. 7\)$/)
  })

  it('do not deny failures that were not read', async () => {
    open([], channelsHealth({ pixel: down }, { isPartial: true }))
    const rows = within(await screen.findByRole('list', { name: 'Kanali' }))
    const unknown = 'Nijedna isporuka iz poslednjih 1.000 događaja sa greškom ne čeka novi pokušaj.'
    expect(rows.getAllByText(unknown)).toHaveLength(3)
    expect(rows.queryByText('Nijedna isporuka ne čeka novi pokušaj posle greške.')).toBeNull()
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
