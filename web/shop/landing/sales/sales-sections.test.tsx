import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openDialogs } from '../../testing/order-forms.ts'
import { samplePage, sampleSeller } from '../../testing/sample-page.ts'
import { Comments } from './comments.tsx'
import { SalesPage } from './sales-page.tsx'

type Changes = Parameters<typeof samplePage>[0]
function open(changes: Changes = {}) {
  const { container } = render(
    <SalesPage website={samplePage(changes)} seller={sampleSeller()} pixelScriptUrl={null} />,
  )
  /** The texts of these elements, in order. */
  return (selector: string) =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
}
const section = (place: number) => ({
  title: `Muka ${place}`,
  description1: `Smeta ${place}.`,
  description2: `Rešeno ${place}.`,
  ctaText: `Želim ${place}`,
})

beforeEach(() => {
  openDialogs()
  history.replaceState(null, '', '/mirna-noc')
  vi.stubGlobal('fetch', async () => Response.json({ testimonials: [] }))
})

describe('the Sales Template', () => {
  it('promises below its hero how one pays, that delivery is free, and how many bought', () => {
    expect(open()('.trust li')).toEqual(['Plaćanje pouzećem', 'Besplatna dostava', '2390+ Kupaca'])
  })

  it('says above the quantities what a piece saves, and the seller’s sentence about the price', () => {
    const priceAnchoring = { originalPrice: 4990, currentPrice: 2990, savings: 2000, comparisonText: 'Manje od ručka.' }
    const prices = { originalPrice: 4990, currentPrice: 2990, priceAnchoring }
    expect(open(prices)('.picker .price-words')).toEqual(['Ušteda po komadu: 2.000 RSDManje od ručka.'])
  })

  it('claims no number of buyers on an honest page', () => {
    expect(open({ figures: 'honest' })('.trust li')).toEqual(['Plaćanje pouzećem'])
    const terms = { delivery: 'Dostava 390 RSD', arrival: null, returns: null, guarantee: null }
    expect(open({ figures: 'honest', terms })('.trust li')).toEqual(['Plaćanje pouzećem', 'Dostava 390 RSD'])
  })

  it.each([
    ['Jastuk koji drži vrat.', 'Jastuk koji drži vrat.'],
    ['', 'Rešite to jednom, kako treba.'],
  ])('says of the hook „%s” in its hero: %s', (hook, headline) => {
    expect(open({ hook })('h1')).toEqual([headline])
  })

  it('has three troubles of its own where a page has none, each with a way to order', () => {
    const page = open()
    expect(page('.trouble h2')).toEqual([
      'Dosta je odlaganja',
      'Kupovina na neviđeno je rizik',
      'A ako mi ne odgovara?',
    ])
    expect(page('.trouble [data-order]')).toEqual(['Želim odmah', 'Poruči bez rizika', 'Hoću da probam'])
  })

  it('tells the first three troubles of the page', () => {
    const page = open({ problemSolutionSections: [1, 2, 3, 4].map(section) })
    expect(page('.trouble h2')).toEqual(['Muka 1', 'Muka 2', 'Muka 3'])
    expect(page('.trouble .against')).toEqual(['Smeta 1.', 'Smeta 2.', 'Smeta 3.'])
    expect(page('.trouble [data-order]')).toEqual(['Želim 1', 'Želim 2', 'Želim 3'])
  })

  it('lists benefits only where the page has them', () => {
    expect(open()('.benefits')).toEqual([])
    const benefitsSection = {
      title: 'Šta dobijate',
      subtitle: 'Svake noći.',
      benefits: [{ text: 'Miran san', icon: 'moon' }],
      ctaText: 'Hoću miran san',
    }
    const [shown] = open({ benefitsSection })('.benefits')
    for (const text of ['Šta dobijate', 'Svake noći.', 'Miran san', 'Hoću miran san']) expect(shown).toContain(text)
  })

  it('answers five questions of its own where a page has none, with all that is promised', () => {
    const page = open()
    expect(page('.faq summary')).toHaveLength(5)
    const answers = page('.faq details').join()
    for (const promise of ['U roku od 24 h', '1–2 radna dana', 'garanciju od 2 godine', '14 dana', 'Pouzećem'])
      expect(answers).toContain(promise)
    expect(open({ faq: [{ q: 'Pere se?', a: 'Na 40 stepeni.' }] })('.faq summary')).toEqual(['Pere se?'])
  })

  it('hands the number of pieces chosen on the page to its form', async () => {
    open()
    const picker = screen.getAllByRole('group', { name: 'Koliko komada želite?' })[0] ?? document.body
    expect(within(picker).getByRole('radio', { name: /3 komada/ })).toHaveProperty('checked', true)
    fireEvent.click(within(picker).getByRole('radio', { name: /2 komada/ }))
    fireEvent.click(screen.getAllByRole('link', { name: /^Poruči sa popustom/ })[0] ?? document.body)
    const form = await screen.findByRole('dialog')
    await waitFor(() => expect(within(form).getByRole('radio', { name: /2 komada/ })).toHaveProperty('checked', true))
  })
})

it('a picture of who comments that does not load gives way to the initials', async () => {
  const comment = {
    name: 'Ana Ilić',
    comment: 'Stigla je.',
    imageUrl: 'https://slike.test/ana.jpg',
    reactions: [],
    likes: 1,
    timeAgo: 'juče',
  }
  vi.stubGlobal('fetch', async () => Response.json({ testimonials: [comment] }))
  render(<Comments website={samplePage({ testimonials: [] })} />)
  await screen.findByText('Stigla je.')
  const picture = document.querySelector('img.avatar')
  if (!picture) throw new Error('no picture')
  expect(picture.getAttribute('src')).toBe(comment.imageUrl)
  fireEvent.error(picture)
  expect(document.querySelector('img.avatar')).toBeNull()
  expect(document.querySelector('.initials')?.textContent).toBe('AI')
})
