import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import { Website } from '@izlog/contracts/domain/website'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anAdmin, aUser } from '../../../testing/samples.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const sales = aFullWebsite({ templateName: 'Sales Template' })
const story = aFullWebsite({ templateName: 'Advertorial Template' })

/** Opens a tab of the editor; `saved` returns the body of a save. */
async function openTab(website: Website, tab: string, routes: Parameters<typeof serve>[0] = {}, user = aUser()) {
  const calls = serve({
    'GET /api/websites/id/1': () => answer(website),
    'PUT /api/websites/id/1': () => answer({ message: 'ok', website }),
    ...routes,
  })
  const app = openApp(`/edit/1?tab=${tab}`, user)
  await screen.findAllByText('Domen')
  const saved = async () => {
    await app.person.click(screen.getAllByText('Sačuvaj')[0] ?? document.body)
    return waitFor(() => {
      const put = calls.find(({ method }) => method === 'PUT')
      expect(put).toBeDefined()
      return put?.body
    })
  }
  return { ...app, calls, saved }
}

const cards = (label: string) => within(screen.getByLabelText(label, { selector: 'ul' }))
/** The button that removes the open entry; null at the minimum number of entries. */
const removal = () => screen.queryByText('Ukloni', { selector: 'button' })
const open = async ({ person }: { person: ReturnType<typeof openApp>['person'] }, text: string | RegExp) =>
  person.click(screen.getByText(text))

describe('Cene, dostava', () => {
  it('saves what the courier collects for delivery, and nothing where no price is typed', async () => {
    const { person, saved } = await openTab(sales, 'pricing')
    await person.type(screen.getByLabelText('Cena dostave'), '390')
    await person.type(screen.getByLabelText('Besplatna od'), '5.000')
    expect(await saved()).toMatchObject({ deliveryPricing: { price: '390', freeFrom: '5.000' } })
  })

  it('removes a delivery price that is cleared', async () => {
    const { person, saved } = await openTab({ ...sales, deliveryPricing: { price: 390, freeFrom: null } }, 'pricing')
    await person.clear(screen.getByLabelText('Cena dostave'))
    expect(await saved()).toMatchObject({ deliveryPricing: null })
  })

  it('sends parcels once they are confirmed where the seller wants that', async () => {
    const { person, saved } = await openTab(sales, 'pricing')
    await person.click(screen.getByRole('switch', { name: 'Paket kuriru tek kad potvrdim porudžbinu' }))
    expect(await saved()).toMatchObject({ releaseOn: 'confirmed' })
  })
})

describe('Sadržaj', () => {
  it('cuts headlines of more than 50 characters to 47 and an ellipsis', async () => {
    await openTab(sales, 'content')
    expect(cards('Prednosti').getByText('Oslanja vrat i glavu odvojeno, svako na svojoj …')).toBeTruthy()
    expect(cards('Prednosti').getByText('Ne greje se')).toBeTruthy()
  })

  it('counts characters, and refuses an SEO title of more than 60', async () => {
    const { person, calls } = await openTab(sales, 'content')
    const field = screen.getByLabelText('SEO naslov')
    await person.clear(field)
    await person.paste('x'.repeat(61))
    expect(screen.getByText('61 / 60')).toBeTruthy()
    await person.click(screen.getAllByText('Sačuvaj')[0] ?? document.body)
    expect(await screen.findByText('Najviše 60 znakova')).toBeTruthy()
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  })

  it('has as many benefits as five, and never none', async () => {
    const app = await openTab(sales, 'content')
    for (let count = 2; count < 5; count++) await open(app, 'Dodaj prednost')
    expect(screen.getByText('5 od 5')).toBeTruthy()
    expect(screen.queryByText('Dodaj prednost')).toBeNull()
    for (let count = 5; count > 1; count--) {
      await app.person.click(removal() ?? document.body)
      await app.person.click(cards('Prednosti').getAllByRole('button', { expanded: false })[0] ?? document.body)
    }
    expect(screen.queryByText('5 od 5')).toBeNull()
    expect(removal()).toBeNull()
  })

  it('of the Sales Template has the block of benefits, each with an icon to choose', async () => {
    const benefits = [{ text: 'Miran san', icon: 'moon' }]
    const benefitsSection = { title: 'Šta dobijate', subtitle: 'Svake noći.', benefits, ctaText: 'Hoću miran san' }
    const app = await openTab({ ...sales, benefitsSection }, 'content')
    await open(app, 'Miran san')
    expect(screen.getByLabelText('Noć')).toHaveProperty('checked', true)
    await app.person.click(screen.getByLabelText('Pranje'))
    await open(app, 'Dodaj stavku')
    await app.person.type(screen.getByLabelText('Šta dobija'), 'Ne greje se')
    expect(await app.saved()).toMatchObject({
      benefitsSection: {
        ...benefitsSection,
        benefits: [
          { text: 'Miran san', icon: 'washing-machine' },
          { text: 'Ne greje se', icon: 'check' },
        ],
      },
    })
  })

  it('of other templates has no such block', async () => {
    await openTab(story, 'content')
    expect(screen.queryByText('Dodaj stavku')).toBeNull()
  })

  it('adds, moves and removes questions', async () => {
    const app = await openTab(sales, 'content')
    await open(app, 'Dodaj pitanje')
    await app.person.type(screen.getByLabelText('Pitanje'), 'Kako se pere?')
    await app.person.type(screen.getByLabelText('Odgovor'), 'Na 40 stepeni.')
    await app.person.click(screen.getByLabelText('Pomeri nagore: Pitanje 2'))
    expect(
      cards('Česta pitanja')
        .getAllByRole('button', { name: /^Pitanje \d/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Pitanje 1: Kako se pere?', 'Pitanje 2: Kada stiže?'])
    await open(app, 'Kada stiže?')
    await app.person.click(removal() ?? document.body)
    expect(await app.saved()).toMatchObject({ faq: [{ q: 'Kako se pere?', a: 'Na 40 stepeni.' }] })
  })
})

describe('a text written anew', () => {
  const proposal = (fields: object = {}) => ({
    section: 'headline',
    attempt: 1,
    before: { title: sales.title, hook: sales.hook },
    after: { title: 'Jutro bez ukočenosti', hook: 'Spavajte mirno.' },
    fields: ['title', 'hook'],
    editedBySeller: false,
    editedFields: [],
    writing: { by: 'built-in', fallback: null, message: 'Tekst je napisao ugrađeni pisac.' },
    ...fields,
  })
  const propose = async (fields: object = {}) => {
    const attempts: unknown[] = []
    const app = await openTab(sales, 'content', {
      'POST /api/websites/id/1/regenerate': ({ body }) => {
        attempts.push(body)
        return answer(proposal(fields))
      },
    })
    return {
      ...app,
      attempts,
      ask: () => app.person.click(screen.getByLabelText('Napiši ponovo: Naslov i uvodna rečenica')),
    }
  }

  it('is shown beside the old one and goes into the form once it is accepted', async () => {
    const { person, ask } = await propose()
    await ask()
    const now = within(await screen.findByLabelText('Sada', { selector: 'section' }))
    expect(now.getByText(sales.title)).toBeTruthy()
    expect(
      within(screen.getByLabelText('Predlog', { selector: 'section' })).getByText('Jutro bez ukočenosti'),
    ).toBeTruthy()
    expect(screen.getByText('Tekst je napisao ugrađeni pisac.')).toBeTruthy()
    await person.click(screen.getByText('Prihvati predlog'))
    expect(screen.getByLabelText('Naslov')).toHaveProperty('value', 'Jutro bez ukočenosti')
    await person.keyboard('{Control>}z{/Control}')
    expect(screen.getByLabelText('Naslov')).toHaveProperty('value', sales.title)
    expect(screen.getByLabelText('Podnaslov')).toHaveProperty('value', sales.hook)
  })

  it('is saved as the writer’s, unless the seller has written over it since', async () => {
    const { person, ask, saved } = await propose()
    await ask()
    await person.click(await screen.findByText('Prihvati predlog'))
    expect(await saved()).toMatchObject({ title: 'Jutro bez ukočenosti', acceptedFields: ['title', 'hook'] })
  })

  it('is the seller’s own once it was written over', async () => {
    const { person, ask, saved } = await propose()
    await ask()
    await person.click(await screen.findByText('Prihvati predlog'))
    await person.type(screen.getByLabelText('Naslov'), '!')
    expect(await saved()).toMatchObject({ title: 'Jutro bez ukočenosti!', acceptedFields: [] })
  })

  it('leaves everything as it is when it is not', async () => {
    const { person, ask } = await propose()
    await ask()
    await person.click(await screen.findByText('Zadrži postojeći'))
    expect(screen.getByLabelText('Naslov')).toHaveProperty('value', sales.title)
  })

  it('can be asked for once more', async () => {
    const { person, ask, attempts } = await propose()
    await ask()
    await person.click(await screen.findByText('Drugi predlog'))
    await waitFor(() =>
      expect(attempts).toEqual([
        { section: 'headline', attempt: 1 },
        { section: 'headline', attempt: 2 },
      ]),
    )
  })

  it('over one that the seller edited asks first, saved or not', async () => {
    const { person, ask } = await propose({ editedBySeller: true, editedFields: ['title'] })
    await ask()
    expect(await screen.findByText(/^Ovaj tekst ste Vi menjali/)).toBeTruthy()
    expect(screen.queryByText('Prihvati predlog')).toBeNull()
    await person.click(screen.getByText('Zameni moj tekst'))
    expect(screen.getByLabelText('Naslov')).toHaveProperty('value', 'Jutro bez ukočenosti')
  })

  it('asks too when the edit is not saved yet', async () => {
    const { person, ask } = await propose()
    await person.type(screen.getByLabelText('Naslov'), '!')
    await ask()
    expect(await screen.findByText(/^Ovaj tekst ste Vi menjali/)).toBeTruthy()
  })

  it('that failed says so', async () => {
    const { person } = await openTab(sales, 'content', {
      'POST /api/websites/id/1/regenerate': () => refusal(429, 'Dostigli ste broj predloga za ovaj sat.'),
    })
    await person.click(screen.getByLabelText('Napiši ponovo: Prednosti'))
    expect(await screen.findByText('Dostigli ste broj predloga za ovaj sat.')).toBeTruthy()
  })
})

describe('Slike', () => {
  it('are moved, removed and added by address; the first is the main one', async () => {
    const { person, saved } = await openTab(sales, 'images')
    await person.click(screen.getByLabelText('Pomeri sliku 1 nazad'))
    await person.type(screen.getByLabelText('Link slike'), 'https://prodavnica.rs/jastuk.jpg{Enter}')
    await person.click(screen.getByLabelText('Ukloni sliku 2'))
    expect(await saved()).toMatchObject({ images: ['/uploads/images/bb-640.webp', 'https://prodavnica.rs/jastuk.jpg'] })
  })

  it('keep the focus where one is moved or removed by keyboard', async () => {
    const { person } = await openTab(sales, 'images')
    screen.getByLabelText('Pomeri sliku 2 napred').focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Slika 1, glavna/))
    screen.getByLabelText('Ukloni sliku 2').focus()
    await person.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Ukloni sliku 1'))
  })

  it('are never none', async () => {
    const { person, calls } = await openTab(aFullWebsite({ images: sales.images.slice(0, 1) }), 'images')
    await person.click(screen.getByLabelText('Ukloni sliku 1'))
    expect(await screen.findByText('Najmanje jedna slika je obavezna')).toBeTruthy()
    await person.click(screen.getAllByText('Sačuvaj')[0] ?? document.body)
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
  })
})

describe('Boje', () => {
  it('show how text in them can be read, and come in pairs', async () => {
    const { person, saved } = await openTab(aFullWebsite(), 'colors')
    const main = screen.getByLabelText('Glavna boja')
    await person.clear(main)
    await person.type(main, '#FDE68A')
    expect(await screen.findByText(/^Za tekst i dugmad stranica uzima tamniju nijansu/)).toBeTruthy()
    await person.click(screen.getByText('Noć'))
    expect(screen.getByText(/^Tekst i dugmad su u glavnoj boji/)).toBeTruthy()
    expect(await saved()).toMatchObject({ palette: { primary: '#1E3A8A', bg: '#EFF6FF' } })
  })

  it('may have a dark ground: the text on it turns white', async () => {
    const { person } = await openTab(aFullWebsite(), 'colors')
    expect(screen.getByText(/^Tekst na pozadini je crn/)).toBeTruthy()
    const ground = screen.getByLabelText('Pozadina')
    await person.clear(ground)
    await person.type(ground, '#111827')
    expect(await screen.findByText(/^Tekst na pozadini je beo \(/)).toBeTruthy()
  })

  it('of the loud template may be dark: the text on them turns white', async () => {
    const { person } = await openTab(sales, 'colors')
    expect(screen.getByText(/^Tekst na glavnoj boji je crn/)).toBeTruthy()
    await person.click(screen.getByText('Noć'))
    expect(screen.getByText(/^Tekst na glavnoj boji je beo/)).toBeTruthy()
  })
})

describe('Cene', () => {
  it('are typed as people type them, and shown as they were read', async () => {
    const { person } = await openTab(aFullWebsite(), 'pricing')
    const price = screen.getByLabelText('Nova cena')
    await person.clear(price)
    await person.type(price, '24,90')
    await person.tab()
    expect(price).toHaveProperty('value', '25')
    await person.clear(price)
    await person.type(price, '2990{ArrowUp}')
    expect(price).toHaveProperty('value', '3.000')
  })

  it('show what shoppers will pay, which follows the price of one piece', async () => {
    const { person } = await openTab(sales, 'pricing')
    const price = screen.getByLabelText('Nova cena')
    await person.clear(price)
    await person.type(price, '1990')
    await person.tab()
    const table = within(screen.getByRole('table'))
    expect(await table.findByText('1.990\u00a0RSD', { normalizer: (text) => text })).toBeTruthy()
    expect(await table.findByText('3.320\u00a0RSD', { normalizer: (text) => text })).toBeTruthy()
    expect(cards('Opcije količine').getByText('3.320\u00a0RSD', { normalizer: (text) => text })).toBeTruthy()
  })

  it('of the default template have quantities and testimonials too', async () => {
    await openTab(aFullWebsite(), 'pricing')
    expect(screen.getByText('Opcije količine')).toBeTruthy()
    expect(screen.getByText('Utisci kupaca')).toBeTruthy()
  })

  it('a new quantity costs 2.990, was 4.990, saves 40 %', async () => {
    const app = await openTab(sales, 'pricing')
    await open(app, 'Dodaj opciju')
    expect(screen.getByLabelText('Količina', { selector: 'input' })).toHaveProperty('value', '4')
    expect(screen.getByLabelText('Cena', { selector: 'input' })).toHaveProperty('value', '2.990')
    expect(screen.getAllByLabelText('Prethodna cena').at(-1)).toHaveProperty('value', '4.990')
    expect(screen.getByLabelText('Popust', { selector: 'input' })).toHaveProperty('value', '40')
  })

  it('a new quantity follows the price that is typed', async () => {
    const app = await openTab(sales, 'pricing')
    const price = screen.getByLabelText('Nova cena')
    await app.person.clear(price)
    await app.person.type(price, '1500{Tab}')
    await open(app, 'Dodaj opciju')
    expect(screen.getByLabelText('Cena', { selector: 'input' })).toHaveProperty('value', '1.500')
    expect(screen.getAllByLabelText('Prethodna cena').at(-1)).toHaveProperty('value', '2.500')
  })

  it('one quantity is chosen when the order form opens: the last that the seller chose', async () => {
    const app = await openTab(aFullWebsite(), 'pricing')
    for (const pieces of ['3 komada', '2 komada']) {
      await app.person.click(cards('Opcije količine').getByText(pieces))
      await app.person.click(screen.getByLabelText('Izabrana kad se obrazac otvori'))
    }
    const body = await app.saved()
    const options = parseQuantityData(Website.shape.editableContent.parse(Object(body).editableContent)?.quantityData)
    expect(options.filter(({ preselected }) => preselected).map(({ qty }) => qty)).toEqual([2])
  })

  it('the previous price moves those of the quantities that were in its proportion', async () => {
    const { person } = await openTab(sales, 'pricing')
    const price = screen.getByLabelText('Prethodna cena')
    await person.clear(price)
    await person.type(price, '6000{Tab}')
    await person.click(cards('Opcije količine').getByText('2 komada'))
    expect(screen.getAllByLabelText('Prethodna cena').at(-1)).toHaveProperty('value', '12.000')
  })

  it('keep the focus in a row whose list is undone or changed as a whole', async () => {
    const { person } = await openTab(sales, 'pricing')
    await person.click(cards('Opcije količine').getAllByRole('button')[0] ?? document.body)
    const label = () => screen.getByLabelText(/^Naziv/)
    await person.type(label(), ' komad')
    await person.keyboard('{Control>}z{/Control}')
    expect(document.activeElement).toBe(label())
    const chosen = () => screen.getByRole('switch', { name: 'Izabrana kad se obrazac otvori' })
    chosen().focus()
    await person.keyboard(' ')
    expect(document.activeElement).toBe(chosen())
  })

  it('quantities are never none', async () => {
    const { person } = await openTab(sales, 'pricing')
    for (const piece of ['3 komada', '2 komada']) {
      await person.click(cards('Opcije količine').getByText(piece))
      await person.click(removal() ?? document.body)
    }
    await person.click(cards('Opcije količine').getByText('1 komad'))
    expect(removal()).toBeNull()
  })

  it('what is left blank is 1 piece, 0 percent', async () => {
    const { person } = await openTab(sales, 'pricing')
    await person.click(cards('Opcije količine').getByText('1 komad'))
    for (const [label, blank] of [
      ['Količina', '1'],
      ['Popust', '0'],
    ] as const) {
      const field = screen.getByLabelText(label, { selector: 'input' })
      await person.clear(field)
      await person.tab()
      expect(field).toHaveProperty('value', blank)
    }
  })

  it('testimonials: added, never none, stars from 1 to 5 and 5 for no number', async () => {
    const app = await openTab(sales, 'pricing')
    await open(app, 'Dodaj utisak')
    const stars = screen.getByLabelText('Ocena')
    await app.person.clear(stars)
    await app.person.tab()
    expect(stars).toHaveProperty('value', '5')
    await app.person.clear(stars)
    await app.person.type(stars, '9')
    await app.person.tab()
    expect(stars).toHaveProperty('value', '5')
    await app.person.click(removal() ?? document.body)
    await open(app, 'Milan Ilić')
    await app.person.click(removal() ?? document.body)
    await open(app, 'Jelena Marković')
    expect(removal()).toBeNull()
  })

  it('a new row is not red before somebody has been in its fields', async () => {
    const app = await openTab(story, 'pricing')
    await open(app, 'Dodaj utisak')
    await app.person.click(screen.getByLabelText('Ime'))
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
  })

  it('the advertised figures can be switched off', async () => {
    const { person, saved } = await openTab(sales, 'pricing')
    await person.click(screen.getByLabelText('Prikaži reklamne brojke'))
    expect(await saved()).toMatchObject({ figures: 'honest' })
  })
})

describe('Advertorial', () => {
  it('is told block by block; what stays blank is not sent', async () => {
    const { person, saved } = await openTab(story, 'advertorial')
    await person.type(screen.getByLabelText('Citat'), 'Sad spavam.')
    await person.type(screen.getByLabelText('Više Vam ne treba'), 'Obloge{Enter}Tablete')
    expect(await saved()).toMatchObject({
      advertorialStory: { productQuote: 'Sad spavam.', noLongerNeedList: ['Obloge', 'Tablete'], heroSection: null },
    })
  })
})

describe('a statistic of the story', () => {
  it('has its icon chosen', async () => {
    const trustStatistics = [{ icon: 'truck', number: '24 h', label: 'do slanja', description: 'Od poziva.' }]
    const app = await openTab({ ...story, advertorialStory: { trustStatistics } }, 'advertorial')
    await open(app, '24 h')
    expect(screen.getByLabelText('Dostava')).toHaveProperty('checked', true)
    await app.person.click(screen.getByLabelText('Vreme'))
    expect(await app.saved()).toHaveProperty('advertorialStory.trustStatistics.0.icon', 'clock')
  })
})

describe('Trackify', () => {
  it.each([
    ['Serbia', { trackifyApiKeySrb: '••••1234' }, /^Trackify ključ za nalog Srbija je upisan/],
    ['Serbia', { trackifyApiKey: '••••1234' }, /^Trackify ključ za nalog Srbija nije upisan/],
    ['Bosnia', { trackifyApiKey: '••••1234' }, /^Trackify ključ za nalog Crna Gora je upisan/],
  ] as const)('of a page for %s says whether its key is there', async (targetMarket, keys, sentence) => {
    await openTab(aFullWebsite({ targetMarket }), 'trackify', {}, aUser(keys))
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText('Trackify podešavanja').getAttribute('href')).toBe('/settings?tab=marketing')
  })

  it('of somebody else’s page tells an administrator whose it is', async () => {
    await openTab(sales, 'trackify', {}, anAdmin())
    expect(screen.getByText(/Trackify nalog njenog vlasnika/)).toBeTruthy()
  })
})

it('Domen leads to the domains', async () => {
  await openTab(sales, 'domain')
  expect(screen.getByText('Otvori domene').getAttribute('href')).toBe('/domains')
})

describe('Shopify', () => {
  it('has a tab of its own, the last one, and nothing among the prices', async () => {
    await openTab(sales, 'pricing')
    expect(screen.getAllByRole('tab').at(-1)?.textContent).toBe('Shopify')
    expect(screen.queryByText('Pošalji u Shopify')).toBeNull()
  })

  it('is tried out', async () => {
    const shop = { name: 'Mirna noć', currency: 'RSD' }
    const { person } = await openTab(sales, 'shopify', {
      'POST /api/shopify/test': () => answer({ success: true, message: 'ok', shop }),
    })
    await person.click(screen.getByText('Testiraj konekciju'))
    expect(await screen.findByText('Shopify konekcija uspešna!')).toBeTruthy()
    expect(screen.getByText('Povezano: Mirna noć (RSD)')).toBeTruthy()
  })

  it('that does not answer says why', async () => {
    const { person } = await openTab(sales, 'shopify', {
      'POST /api/shopify/test': () => refusal(422, 'Shopify ne prihvata pristupni ključ.'),
    })
    await person.click(screen.getByText('Testiraj konekciju'))
    expect(await screen.findByText('Shopify konekcija neuspešna')).toBeTruthy()
    expect(screen.getAllByText('Shopify ne prihvata pristupni ključ.')).toHaveLength(2)
  })

  it('gets the page as it is in the editor', async () => {
    const { person, calls } = await openTab(sales, 'content', {
      'POST /api/shopify/push-landing': () =>
        answer({ success: true, message: 'ok', handle: 'jastuk-mirna-noc', created: true }),
    })
    const hook = screen.getByDisplayValue(sales.hook)
    await person.type(hook, ' Da.')
    await person.click(screen.getByRole('tab', { name: 'Shopify' }))
    await person.click(screen.getByText('Pošalji u Shopify'))
    expect(await screen.findByText('Poslato u Shopify!')).toBeTruthy()
    expect(screen.getByText('jastuk-mirna-noc', { selector: '[class*=text-on-ink2]' })).toBeTruthy()
    expect(calls.find(({ path }) => path.endsWith('push-landing'))?.body).toMatchObject({
      websiteId: 1,
      handle: 'jastuk-mirna-noc',
      price: 2990,
      compare_at_price: 4990,
      websiteData: { hook: `${sales.hook} Da.`, bullets: sales.bullets },
    })
  })

  it.each([
    ['refused', () => refusal(422, 'Shopify prodavnica nije podešena.'), 'Greška pri slanju u Shopify'],
    ['cut off', () => Promise.reject(new TypeError('network')), 'Neočekivana greška'],
  ])('a push that is %s says so', async (_how, failed, sentence) => {
    const { person } = await openTab(sales, 'shopify', { 'POST /api/shopify/push-landing': failed })
    await person.click(screen.getByText('Pošalji u Shopify'))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
