import type { UpsellProduct } from '@izlog/contracts/domain/upsell'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { answer, type Call, refusal, serve } from '../../testing/fake-server.ts'
import { useToasts } from '../../ui/toast-store.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { UpsellManager } from './upsell-manager.tsx'

beforeEach(() => useToasts.setState({ toasts: [] }))

const AT = '2026-11-21T08:38:07.000Z'
const anUpsell = (fields: Partial<UpsellProduct> = {}): UpsellProduct => ({
  id: 1,
  websiteId: 7,
  userId: 2,
  originalUrl: 'https://prodavnica.rs/navlaka',
  title: 'Navlaka od bambusa',
  urgentDescription: 'Samo uz ovu porudžbinu: Navlaka od bambusa.',
  originalPrice: 1990,
  discountPrice: 1190,
  savings: 800,
  images: [],
  features: ['Materijal: bambus'],
  stockLeft: 5,
  sku: 'NAV-1',
  isActive: true,
  aiProcessed: true,
  aiProcessingError: null,
  currency: 'RSD',
  currencySymbol: 'RSD',
  createdAt: AT,
  updatedAt: AT,
  ...fields,
})

const LIST = 'GET /api/upsell/products/7'

/** Renders the manager of a page with these upsell products; `routes` adds answers by 'METHOD /path'. */
function open(products: UpsellProduct[], routes: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ [LIST]: () => answer(products), ...routes })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <TooltipProvider>
        <UpsellManager websiteId={7} currencySymbol="RSD" />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  return { calls, person: userEvent.setup({ pointerEventsCheck: 0 }) }
}
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method).map(({ body }) => body)
const row = async (title: string) => within(await screen.findByRole('listitem', { name: title }))
const expectToast = (title: string) => screen.findByText(title, { selector: '[role="status"] *, li *' })

/** A request that never reaches the server. */
class Unreachable {
  readonly upload = {}
  onerror = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    setTimeout(() => this.onerror())
  }
}

describe('the list', () => {
  it('shows what each offer is and how it stands', async () => {
    open([anUpsell(), anUpsell({ id: 2, title: 'Sprej za jastuk', isActive: false, stockLeft: 0, sku: null })])
    const first = await row('Navlaka od bambusa')
    const texts = ['Navlaka od bambusa', '1.190 RSD', '1.990 RSD', 'SKU: NAV-1', 'Aktivan']
    for (const text of texts) expect(first.getByText(text)).toBeTruthy()
    expect(first.getByText('Samo uz ovu porudžbinu: Navlaka od bambusa.')).toBeTruthy()
    expect(first.getByLabelText('Na stanju')).toHaveProperty('value', '5')
    expect((await row('Sprej za jastuk')).getByText('Neaktivan')).toBeTruthy()
    expect(screen.getByText('2 od 5')).toBeTruthy()
  })

  it('says what is missing, and shows by itself when a link has been read', async () => {
    const reading = anUpsell({
      aiProcessed: false,
      isActive: false,
      discountPrice: null,
      originalPrice: null,
      savings: 0,
    })
    const why = 'Na stranici nismo našli cenu. Upišite cenu u RSD, pa će ponuda biti uključena.'
    let read = false
    open([], { [LIST]: () => answer([read ? { ...reading, aiProcessed: true, aiProcessingError: why } : reading]) })
    const offer = await row('Navlaka od bambusa')
    expect(offer.getByText('Čitamo link')).toBeTruthy()
    expect(offer.getByText('Bez cene')).toBeTruthy()
    read = true
    expect(await screen.findByText(why, {}, { timeout: 4000 })).toBeTruthy()
    expect(screen.queryByText('Čitamo link')).toBeNull()
  })

  it('can be asked for again when it was not loaded', async () => {
    let down = true
    const { person } = open([], { [LIST]: () => (down ? refusal(503, 'Usluga nije dostupna') : answer([anUpsell()])) })
    expect(await screen.findByText('Upsell proizvodi nisu učitani')).toBeTruthy()
    down = false
    await person.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await row('Navlaka od bambusa')).toBeTruthy()
  })
})

describe('adding', () => {
  const ADD = 'POST /api/upsell/process-links'
  const openForm = async (products: UpsellProduct[], routes: Parameters<typeof serve>[0] = {}) => {
    const app = open(products, routes)
    await app.person.click(await screen.findByRole('button', { name: 'Dodaj upsell proizvod' }))
    return app
  }
  const submit = () => screen.getByRole('button', { name: 'Dodaj proizvod' })

  it('sends what was typed, tells it, and collapses the form empty', async () => {
    const made = anUpsell({ id: 9, title: 'Sprej' })
    let products: UpsellProduct[] = []
    const { calls, person } = await openForm([], {
      [LIST]: () => answer(products),
      [ADD]: () => {
        products = [made]
        return answer({ success: true, products }, 201)
      },
    })
    await person.type(screen.getByLabelText('URL proizvoda'), '  https://prodavnica.rs/sprej  ')
    await person.type(screen.getByLabelText('Cena'), '24,90')
    await person.click(submit())
    expect(await expectToast('Upsell proizvod je dodat')).toBeTruthy()
    expect(await row('Sprej')).toBeTruthy()
    expect(sent(calls, 'POST')).toEqual([
      { websiteId: 7, upsellProductLinks: [{ url: 'https://prodavnica.rs/sprej', price: 25 }] },
    ])
    await person.click(screen.getByRole('button', { name: 'Dodaj upsell proizvod' }))
    expect(screen.getByLabelText('URL proizvoda')).toHaveProperty('value', '')
  })

  it('takes a product without a link by name and price, once however often it is pressed', async () => {
    const { promise } = Promise.withResolvers<Response>()
    const { calls, person } = await openForm([], { [ADD]: () => promise })
    await person.type(screen.getByLabelText('URL proizvoda'), 'instagram.com/sprej')
    await person.click(screen.getByRole('switch', { name: 'Nemam link' }))
    expect(screen.queryByLabelText('URL proizvoda')).toBeNull()
    await person.click(submit())
    expect(await screen.findByText('Upišite naziv')).toBeTruthy()
    await person.type(screen.getByLabelText('Naziv'), 'Sprej')
    await person.type(screen.getByLabelText('Cena'), '490')
    await person.dblClick(submit())
    expect(sent(calls, 'POST')).toEqual([
      { websiteId: 7, upsellProductLinks: [{ noLink: true, title: 'Sprej', price: 490 }] },
    ])
  })

  it('completes a link that lacks https://', async () => {
    await openForm([])
    fireEvent.change(screen.getByLabelText('URL proizvoda'), { target: { value: 'instagram.com/sprej' } })
    fireEvent.blur(screen.getByLabelText('URL proizvoda'))
    expect(screen.getByLabelText('URL proizvoda')).toHaveProperty('value', 'https://instagram.com/sprej')
  })

  it.each([
    [{}, 'URL proizvoda je obavezan'],
    [{ 'URL proizvoda': '   ' }, 'URL proizvoda je obavezan'],
    [{ 'URL proizvoda': 'sprej' }, 'Mora biti validan URL'],
    [{ 'URL proizvoda': 'https://a.rs', Cena: 'puno' }, 'Upišite cenu veću od 0'],
    [{ 'URL proizvoda': 'https://a.rs', Cena: '100', 'Stara cena': '90' }, 'Stara cena mora biti veća od nove'],
  ])('refuses %j before it is sent', async (typed, sentence) => {
    const { calls, person } = await openForm([])
    for (const [label, text] of Object.entries(typed)) await person.type(screen.getByLabelText(label), text)
    await person.click(submit())
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(sent(calls, 'POST')).toEqual([])
  })

  it.each([
    [() => refusal(409, 'Proizvod sa ovim linkom je već dodat'), 'Proizvod sa ovim linkom je već dodat'],
    [() => new Response('', { status: 502 }), 'Greška pri dodavanju proizvoda'],
  ])('keeps what was typed when it fails, and says why', async (fail, sentence) => {
    const { person } = await openForm([], { [ADD]: fail })
    await person.type(screen.getByLabelText('URL proizvoda'), 'https://prodavnica.rs/sprej')
    await person.click(submit())
    expect(await expectToast(sentence)).toBeTruthy()
    expect(screen.getByLabelText('URL proizvoda')).toHaveProperty('value', 'https://prodavnica.rs/sprej')
  })

  it('ends at five', async () => {
    open([1, 2, 3, 4, 5].map((id) => anUpsell({ id, title: `Proizvod ${id}` })))
    expect(await screen.findByRole('button', { name: 'Dodaj upsell proizvod' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Maksimalno 5 proizvoda')).toBeTruthy()
  })

  it('takes pictures by link up to five, and says so of a sixth that is pasted', async () => {
    const { person } = await openForm([])
    expect(screen.getByText(/Maksimalno 5 slika • JPG, PNG, WebP/)).toBeTruthy()
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await person.click(screen.getByLabelText('Link slike'))
      await person.paste(`https://slike.test/${name}.jpg`)
      await person.click(screen.getByRole('button', { name: 'Dodaj link' }))
    }
    expect(screen.queryByLabelText('Link slike')).toBeNull()
    expect(screen.queryByLabelText(/slike sa uređaja/)).toBeNull()
    fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'f.jpg', { type: 'image/jpeg' })] } })
    expect(await expectToast('Maksimalno možete dodati 5 slika')).toBeTruthy()
  })

  it('says that a picture could not be uploaded', async () => {
    vi.stubGlobal('XMLHttpRequest', Unreachable)
    await openForm([])
    fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'f.jpg', { type: 'image/jpeg' })] } })
    expect(await expectToast('Greška pri uploadu slike')).toBeTruthy()
  })
})

describe('an offer', () => {
  const PATCH = 'PATCH /api/upsell/products/1'
  const patched = (changes: Partial<UpsellProduct>) => () => answer(anUpsell(changes))

  it('changes price, stock and switch on the spot', async () => {
    const { calls, person } = open([anUpsell()], { [PATCH]: patched({ discountPrice: 990, savings: 1000 }) })
    const offer = await row('Navlaka od bambusa')
    await person.clear(offer.getByLabelText('Cena'))
    await person.type(offer.getByLabelText('Cena'), '990{Enter}')
    expect(await offer.findByText('990 RSD')).toBeTruthy()
    await person.clear(offer.getByLabelText('Na stanju'))
    await person.type(offer.getByLabelText('Na stanju'), '12')
    await person.tab()
    await person.click(offer.getByRole('switch', { name: 'Uključen u ponudu' }))
    await waitFor(() =>
      expect(sent(calls, 'PATCH')).toEqual([{ discountPrice: 990 }, { stockLeft: 12 }, { isActive: false }]),
    )
  })

  it('keeps what is no number to itself, and Esc brings the stored one back', async () => {
    const { calls, person } = open([anUpsell()])
    const offer = await row('Navlaka od bambusa')
    await person.type(offer.getByLabelText('Na stanju'), 'x')
    await person.tab()
    expect(await offer.findByText('Upišite ceo broj komada')).toBeTruthy()
    await person.type(offer.getByLabelText('Na stanju'), '{Escape}')
    expect(offer.getByLabelText('Na stanju')).toHaveProperty('value', '5')
    expect(sent(calls, 'PATCH')).toEqual([])
  })

  it('changes its texts together', async () => {
    const { calls, person } = open([anUpsell()], { [PATCH]: patched({ title: 'Velika navlaka' }) })
    await person.click((await row('Navlaka od bambusa')).getByRole('button', { name: /Izmeni/ }))
    const title = screen.getByLabelText('Naziv')
    await person.clear(title)
    await person.type(title, 'Velika navlaka')
    await person.type(screen.getByLabelText('Prednosti'), '\nPere se na 40 °C')
    await person.click(screen.getByRole('button', { name: 'Sačuvaj proizvod' }))
    expect(await row('Velika navlaka')).toBeTruthy()
    expect(sent(calls, 'PATCH')).toMatchObject([
      { title: 'Velika navlaka', originalPrice: '1.990', features: ['Materijal: bambus', 'Pere se na 40 °C'] },
    ])
  })

  it('gives the focus to what opens, and back to its button', async () => {
    const { person } = open([anUpsell()])
    const edit = async () => (await row('Navlaka od bambusa')).getByRole('button', { name: /Izmeni/ })
    ;(await edit()).focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Izmena: Navlaka od bambusa' }))
    screen.getByRole('button', { name: 'Otkaži' }).focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(await edit())
    const add = () => screen.getByRole('button', { name: 'Dodaj upsell proizvod' })
    add().focus()
    await person.keyboard('{Enter}')
    screen.getByRole('button', { name: 'Otkaži' }).focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(add())
  })

  it('is removed after a question, and tells it', async () => {
    let products = [anUpsell()]
    const { calls, person } = open([], {
      [LIST]: () => answer(products),
      'DELETE /api/upsell/products/1': () => {
        products = []
        return answer({ success: true })
      },
    })
    await person.click((await row('Navlaka od bambusa')).getByRole('button', { name: /Ukloni/ }))
    expect(screen.getByText('Da li ste sigurni da želite da uklonite ovaj upsell proizvod?')).toBeTruthy()
    expect(sent(calls, 'DELETE')).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Ukloni' }))
    expect(await expectToast('Upsell proizvod je uklonjen')).toBeTruthy()
    expect(screen.queryByText('Navlaka od bambusa')).toBeNull()
  })

  it('stays when it cannot be removed', async () => {
    const { person } = open([anUpsell()], { 'DELETE /api/upsell/products/1': () => new Response('', { status: 502 }) })
    await person.click((await row('Navlaka od bambusa')).getByRole('button', { name: /Ukloni/ }))
    await person.click(screen.getByRole('button', { name: 'Ukloni' }))
    expect(await expectToast('Greška pri brisanju proizvoda')).toBeTruthy()
    expect(await row('Navlaka od bambusa')).toBeTruthy()
  })
})
