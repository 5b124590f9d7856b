import { MESSAGES } from '@izlog/contracts/http/errors'
import { LINK_REFUSALS, type ReadProductLinkResponse, TOO_MANY_LINKS } from '@izlog/contracts/http/product-link'
import type { UrlAvailability } from '@izlog/contracts/http/url-availability'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser, aWebsite } from '../../testing/samples.ts'

const LINK = 'https://prodavnica.rs/jastuk'
const found: ReadProductLinkResponse = {
  state: 'found',
  facts: {
    name: 'Jastuk Mirna noć',
    price: 2990,
    originalPrice: 4990,
    currency: 'RSD',
    images: ['https://prodavnica.rs/1.jpg', 'https://prodavnica.rs/2.jpg'],
    description: 'Memorijska pena.',
    attributes: [{ name: 'Materijal', value: 'pena' }],
  },
}

/** Opens step 3 with a server that gives these answers for the link and the address. */
async function openForm(
  reading: (call: Call) => Response | Promise<Response>,
  url: (typed: string) => Partial<UrlAvailability> = () => ({}),
  refused: () => Response | null = () => null,
) {
  const calls = serve({
    'GET /api/websites/my': () => answer({ items: [aWebsite()], nextCursor: null, total: 1 }),
    'GET /api/orders/my': () => answer(aPageOf([])),
    'POST /api/websites/product-link': reading,
    'GET /api/websites/url-available': ({ query }) => {
      const typed = query.get('url') ?? ''
      return refused() ?? answer({ url: typed, state: 'free', message: null, suggestion: null, ...url(typed) })
    },
  })
  const { person } = openApp('/builder', aUser())
  await person.click(await screen.findByRole('button', { name: /Srbija/ }))
  await person.click(await screen.findByRole('button', { name: /Minimalistic/ }))
  return { person, calls }
}
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value
const typeLink = ({ person }: Awaited<ReturnType<typeof openForm>>) =>
  person.type(screen.getByLabelText('Link proizvoda'), LINK)
const panel = () => screen.findByRole('region', { name: 'Podaci sa linka' })

describe('the link of a product', () => {
  it('is read once it is typed, and says so meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const form = await openForm(() => promise)
    await typeLink(form)
    expect(await screen.findByText('prodavnica.rs')).toHaveProperty(
      'parentElement.textContent',
      'Čitamo prodavnica.rs…',
    )
    resolve(answer(found))
    expect(await panel()).toBeTruthy()
    const asked = form.calls.filter(({ path }) => path === '/api/websites/product-link')
    expect(asked.map(({ body }) => body)).toEqual([{ productLink: LINK }])
  })

  it('fills in one fact at a time', async () => {
    const form = await openForm(() => answer(found))
    await typeLink(form)
    await form.person.click(within(await panel()).getByRole('button', { name: 'Prihvati naziv' }))
    expect(typedIn('Naziv proizvoda')).toBe('Jastuk Mirna noć')
    expect(typedIn('URL stranice')).toBe('jastuk-mirna-noc')
    expect(typedIn('Nova cena')).toBe('')
    expect(within(await panel()).getByText('Upisano')).toBeTruthy()
  })

  it('fills in all at once, but for what the seller typed, which only its own button replaces', async () => {
    const form = await openForm(() => answer(found))
    await form.person.type(screen.getByLabelText('Naziv proizvoda'), 'Moj jastuk')
    await typeLink(form)
    await form.person.click(within(await panel()).getByRole('button', { name: 'Prihvati sve' }))
    expect([typedIn('Naziv proizvoda'), typedIn('Nova cena'), typedIn('Prethodna cena')]).toEqual([
      'Moj jastuk',
      '2.990',
      '4.990',
    ])
    expect(screen.getByRole('button', { name: 'Ukloni sliku 2' })).toBeTruthy()
    expect(within(await panel()).getByText('Upisali ste: Moj jastuk')).toBeTruthy()
    await form.person.click(within(await panel()).getByRole('button', { name: 'Zameni naziv' }))
    expect(typedIn('Naziv proizvoda')).toBe('Jastuk Mirna noć')
  })

  it('gives its description and attributes to the text only as the seller wishes', async () => {
    const form = await openForm(() => answer(found))
    await typeLink(form)
    const use = within(await panel()).getByRole('switch', { name: 'Koristi u tekstu stranice' })
    expect(use.getAttribute('aria-checked')).toBe('true')
    await form.person.click(use)
    expect(sessionStorage.getItem('izlog-builder-2')).toContain('"useLinkFacts":false')
  })

  it('of too many in a minute, shows the server’s sentence, and is read again on request', async () => {
    let refused = true
    const form = await openForm(() => (refused ? refusal(429, TOO_MANY_LINKS) : answer(found)))
    await typeLink(form)
    expect(await screen.findByText(TOO_MANY_LINKS)).toBeTruthy()
    refused = false
    await form.person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await panel()).toBeTruthy()
  })

  it('without a product on it, says so', async () => {
    const form = await openForm(() => answer({ state: 'nothing' }))
    await typeLink(form)
    expect(await screen.findByText(/nismo našli podatke o proizvodu/)).toBeTruthy()
  })

  it('refused, says why; what passes can be tried again', async () => {
    const answers = (['slow', 'private'] as const).map((reason) =>
      answer({ state: 'refused', reason, message: LINK_REFUSALS[reason] }),
    )
    const form = await openForm(() => answers.shift() ?? refusal(500, ''))
    await typeLink(form)
    expect(await screen.findByText(LINK_REFUSALS.slow)).toBeTruthy()
    await form.person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText(LINK_REFUSALS.private)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovo' })).toBeNull()
  })

  it('is not read before it is a link', async () => {
    const form = await openForm(() => answer(found))
    await form.person.type(screen.getByLabelText('Link proizvoda'), 'prodavnica')
    await form.person.type(screen.getByLabelText('Naziv proizvoda'), 'Jastuk')
    expect(await screen.findByText(/^Adresa je slobodna\./)).toBeTruthy()
    expect(form.calls.some(({ path }) => path === '/api/websites/product-link')).toBe(false)
  })
})

describe('the address of the page', () => {
  it('is said to be free while it is typed', async () => {
    const form = await openForm(() => answer(found))
    await form.person.type(screen.getByLabelText('URL stranice'), 'jastuk')
    expect(await screen.findByText(/^Adresa je slobodna\./)).toBeTruthy()
    const asked = form.calls.filter(({ path }) => path === '/api/websites/url-available')
    expect(asked.at(-1)?.query.get('url')).toBe('jastuk')
  })

  it('taken, offers one like it', async () => {
    const taken = {
      state: 'taken',
      message: 'Ova adresa je zauzeta. Izaberite drugu.',
      suggestion: 'jastuk-2',
    } as const
    const form = await openForm(
      () => answer(found),
      (typed) => (typed === 'jastuk' ? taken : {}),
    )
    await form.person.type(screen.getByLabelText('URL stranice'), 'jastuk')
    expect(await screen.findByText('Ova adresa je zauzeta. Izaberite drugu.')).toBeTruthy()
    await form.person.click(screen.getByRole('button', { name: '/jastuk-2' }))
    expect(typedIn('URL stranice')).toBe('jastuk-2')
    await waitFor(() => expect(screen.queryByText('Ova adresa je zauzeta. Izaberite drugu.')).toBeNull())
    expect(await screen.findByText(/^Adresa je slobodna\./)).toBeTruthy()
  })

  it('that cannot be checked now says so, and is checked again on request', async () => {
    let refused = true
    const form = await openForm(
      () => answer(found),
      () => ({}),
      () => (refused ? refusal(429, MESSAGES.limited) : null),
    )
    await form.person.type(screen.getByLabelText('URL stranice'), 'jastuk')
    expect(await screen.findByText(MESSAGES.limited)).toBeTruthy()
    expect(screen.getByLabelText('URL stranice').getAttribute('aria-invalid')).toBeNull()
    refused = false
    await form.person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText(/^Adresa je slobodna\./)).toBeTruthy()
    expect(screen.queryByText(MESSAGES.limited)).toBeNull()
  })
})
