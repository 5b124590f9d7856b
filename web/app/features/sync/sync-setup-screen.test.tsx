import {
  CROSS_SYNC_MESSAGES,
  type CrossSyncTestResponse,
  type SyncCreateResponse,
} from '@izlog/contracts/http/cross-sync'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'
import { environmentOf, newSyncKey } from './sync-environment.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

type Routes = Parameters<typeof serve>[0]
const open = (tab: string, routes: Routes = {}, user = aUser()) => {
  const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])), ...routes })
  return { calls, ...openApp(`/sync-setup${tab}`, user) }
}
const lastToast = () => useToasts.getState().toasts[0]

describe('how two installations are set up', () => {
  it('is written out for both, with addresses and a key of their own, to be copied', async () => {
    const written = vi.fn(async () => undefined)
    const { person } = open('')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
    expect(await screen.findByRole('button', { name: 'Kopiraj: Na prvoj instalaciji' })).toHaveProperty(
      'disabled',
      true,
    )
    await person.type(await screen.findByLabelText('Druga instalacija'), 'https://proba.izlog.rs/create')
    await person.click(screen.getByRole('button', { name: 'Napravi ključ' }))
    await person.click(screen.getByRole('button', { name: 'Kopiraj: Na prvoj instalaciji' }))
    await person.click(screen.getByRole('button', { name: 'Kopiraj: Na drugoj instalaciji' }))
    const [first, second] = written.mock.calls.map((call: unknown[]) => String(call[0]))
    expect(first).toMatch(/^# http:\/\/localhost:?\d*\nSYNC_TARGETS=https:\/\/proba\.izlog\.rs\nSYNC_KEY=[0-9a-f]{64}$/)
    expect(second).toMatch(/^# https:\/\/proba\.izlog\.rs\nSYNC_TARGETS=http:\/\/localhost/)
    expect(second?.split('SYNC_KEY=')[1]).toBe(first?.split('SYNC_KEY=')[1])
    expect(lastToast()).toMatchObject({ title: 'Kopirano' })
  })

  it('has another key each time, and examples for what is not known', () => {
    expect(newSyncKey()).not.toBe(newSyncKey())
    expect(environmentOf({ here: '', other: 'nije adresa', key: '' })).toBe(
      'SYNC_TARGETS=https://druga-instalacija.rs\nSYNC_KEY=isti-kljuc-na-obe-strane',
    )
  })

  it('leads on to the test', async () => {
    const { person } = open('')
    await person.click(await screen.findByRole('button', { name: 'Idi na proveru' }))
    expect(await screen.findByRole('button', { name: 'Testiraj sinhronizaciju' })).toBeTruthy()
  })
})

describe('the test between installations', () => {
  const results: CrossSyncTestResponse = {
    success: false,
    message: CROSS_SYNC_MESSAGES.someFail,
    targets: ['https://proba.izlog.rs'],
    results: [
      { endpoint: 'GET /api/websites/my', success: true, ms: 12, message: 'Odgovara' },
      { endpoint: 'https://proba.izlog.rs', success: false, ms: 2000, message: CROSS_SYNC_MESSAGES.unreachable },
    ],
  }

  it('lists every endpoint, and says in a toast that not all is well', async () => {
    const { person, calls } = open('?tab=test', { 'POST /api/cross-sync/test': () => answer(results) })
    await person.click(await screen.findByRole('button', { name: 'Testiraj sinhronizaciju' }))
    const list = await screen.findByRole('list', { name: 'Rezultat između instalacija' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'GET /api/websites/myOdgovara12\u00a0ms',
      `https://proba.izlog.rs${CROSS_SYNC_MESSAGES.unreachable}2000\u00a0ms`,
    ])
    expect(
      within(list)
        .getAllByRole('img')
        .map((sign) => sign.getAttribute('aria-label')),
    ).toEqual(['Radi', 'Ne radi'])
    expect(lastToast()).toMatchObject({ tone: 'bad', description: CROSS_SYNC_MESSAGES.someFail })
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ userEmail: aUser().email })
  })

  it('refused, says why in a toast', async () => {
    const { person } = open('?tab=test', {
      'POST /api/cross-sync/test': () => refusal(429, CROSS_SYNC_MESSAGES.tooMany),
    })
    await person.click(await screen.findByRole('button', { name: 'Testiraj sinhronizaciju' }))
    expect(await screen.findByText(CROSS_SYNC_MESSAGES.tooMany)).toBeTruthy()
  })

  it('is of another address for administrators only, and of one that is one', async () => {
    const { calls, person } = open('?tab=test', { 'POST /api/cross-sync/test': () => answer(results) }, anAdmin())
    const email = await screen.findByLabelText('Email naloga')
    await person.clear(email)
    await person.type(email, 'nije email')
    await person.click(screen.getByRole('button', { name: 'Testiraj sinhronizaciju' }))
    expect(await screen.findByText('Email nije ispravan')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('of one’s own address is all a client has', async () => {
    open('?tab=test')
    expect(await screen.findByLabelText('Email naloga')).toHaveProperty('readOnly', true)
  })
})

describe('the local test', () => {
  it('lists what each endpoint answered, and what failed in a toast', async () => {
    const { person } = open('?tab=test', {
      'GET /api/auth/me': () => answer(aUser()),
      'GET /api/websites/my': () => answer({ items: [], nextCursor: null, total: 0 }),
      'GET /api/websites/public-list': () => answer({ items: 'oops' }),
      'GET /api/dashboard/stats': () => refusal(503, 'Usluga trenutno nije dostupna.'),
    })
    await person.click(await screen.findByRole('button', { name: 'Testiraj lokalno' }))
    const list = await screen.findByRole('list', { name: 'Rezultat lokalne provere' })
    await within(list).findByText('503: Usluga trenutno nije dostupna.')
    const rows = within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replace(/\d+\u00a0ms$/, ''))
    expect(rows).toEqual([
      'GET /api/auth/meOdgovara',
      'GET /api/websites/myOdgovara',
      'GET /api/sync/dashboard404: Nepoznata adresa',
      'GET /api/dashboard/stats503: Usluga trenutno nije dostupna.',
      'GET /api/websites/public-listOdgovor nema očekivani oblik',
    ])
    expect(lastToast()).toMatchObject({ tone: 'bad', title: 'Lokalna provera nije uspela' })
  })
})

describe('a page for all installations', () => {
  const made: SyncCreateResponse = {
    success: true,
    website: { id: 7, customUrl: 'jastuk', title: 'Probudite se odmorni' },
    websiteUrl: 'http://localhost:8080/jastuk',
    syncTargets: [
      {
        target: 'http://localhost:8080',
        success: true,
        message: 'Objavljeno',
        websiteUrl: 'http://localhost:8080/jastuk',
      },
      { target: 'https://proba.izlog.rs', success: false, message: 'Instalacija ne odgovara', websiteUrl: null },
    ],
  }

  it('is made from links and what the seller knows, with a result per installation', async () => {
    const { person, calls } = open('?tab=create', { 'POST /api/sync/create-website': () => answer(made) })
    await person.type(
      await screen.findByLabelText('Linkovi proizvoda'),
      'https://a.rs/jastuk{Enter}https://b.rs/jastuk',
    )
    await person.type(screen.getByLabelText('Ciljna publika'), 'Ljudi za računarom')
    await person.type(screen.getByLabelText('Ključne prednosti'), 'mekan{Enter}pere se')
    await person.click(screen.getByRole('button', { name: 'Napravi website' }))
    const list = await screen.findByRole('list', { name: 'Rezultat po instalaciji' })
    expect(
      within(list)
        .getAllByRole('img')
        .map((sign) => sign.getAttribute('aria-label')),
    ).toEqual(['Uspelo', 'Nije uspelo'])
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      urls: ['https://a.rs/jastuk', 'https://b.rs/jastuk'],
      targetAudience: 'Ljudi za računarom',
      keyBenefits: 'mekan\npere se',
      targetMarket: 'Serbia',
      templateName: 'Minimalistic',
      progressKey: expect.stringMatching(/^[\w-]{16,64}$/),
    })
    expect(screen.getByLabelText('Ciljna publika')).toHaveProperty('value', '')
  })

  it('without a link is not sent', async () => {
    const { person, calls } = open('?tab=create')
    await person.click(await screen.findByRole('button', { name: 'Napravi website' }))
    expect(await screen.findByText('Upišite najmanje jedan link')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('refused for what the link does not tell, says it at that field and keeps what was typed', async () => {
    const { person } = open('?tab=create', {
      'POST /api/sync/create-website': () =>
        refusal(422, CROSS_SYNC_MESSAGES.noPrice, {
          issues: [{ path: 'currentPrice', message: CROSS_SYNC_MESSAGES.noPrice }],
        }),
    })
    await person.type(await screen.findByLabelText('Linkovi proizvoda'), 'https://a.rs/jastuk')
    await person.click(screen.getByRole('button', { name: 'Napravi website' }))
    expect(await screen.findAllByText(CROSS_SYNC_MESSAGES.noPrice)).toHaveLength(2)
    expect(screen.getByLabelText('Linkovi proizvoda')).toHaveProperty('value', 'https://a.rs/jastuk')
  })
})
