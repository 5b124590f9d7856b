import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { samplePage } from '../../testing/sample-page.ts'
import { Comments } from './comments.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Stubs the answer; returns the requested paths. */
function answers(response: Response) {
  const asked = vi.fn(async (_path: string) => response)
  vi.stubGlobal('fetch', asked)
  return () => asked.mock.calls.map(([path]) => path)
}
const from = (name: string) => ({
  name,
  comment: `Stigla za dva dana, piše ${name}`,
  imageUrl: '',
  reactions: ['❤️'],
  likes: 7,
  timeAgo: 'pre 3 h',
})
const names = () => Array.from(document.querySelectorAll('.bubble b'), ({ textContent }) => textContent)

describe('the comments of the Sales Template', () => {
  it('are asked for by the product’s short name, category and market, and stand behind the page’s own', async () => {
    const asked = answers(
      Response.json({ testimonials: Array.from({ length: 14 }, (_, place) => from(`Kupac ${place}`)) }),
    )
    render(<Comments website={samplePage({ targetMarket: 'Bosnia' })} />)
    await screen.findByText('Stigla za dva dana, piše Kupac 0')
    expect(asked()).toEqual(['/api/testimonials/Mirna%20no%C4%87/zdravlje?market=Bosnia'])
    expect(names().slice(0, 2)).toEqual(['Jelena Marković', 'Kupac 0'])
    expect(names()).toHaveLength(12)
    expect(screen.getAllByText('pre 3 h')).toHaveLength(11)
  })

  it.each([
    [3, 4, false],
    [4, 5, false],
    [5, 4, true],
    [14, 4, true],
  ])('of others’ %d show %d at once, and the rest where one asks for it', async (count, atOnce, isMore) => {
    answers(Response.json({ testimonials: Array.from({ length: count }, (_, place) => from(`Kupac ${place}`)) }))
    render(<Comments website={samplePage()} />)
    await screen.findByText('Stigla za dva dana, piše Kupac 0')
    const all = Math.min(12, count + 1)
    const rest = document.querySelector('details')
    expect(names()).toHaveLength(all)
    expect(document.querySelectorAll('.comments > ul > li')).toHaveLength(atOnce)
    expect(rest?.querySelectorAll('li').length ?? 0).toBe(all - atOnce)
    expect(rest?.open ?? false).toBe(false)
    expect(screen.queryByText(`Prikaži sve komentare (${all})`) !== null).toBe(isMore)
  })

  it('name the place, the rating and a verified purchase of the page’s own, and nothing like it of others’', async () => {
    answers(Response.json({ testimonials: [from('Ana')] }))
    const [own] = samplePage().testimonials
    const testimonials = own ? [{ ...own, location: 'Niš', rating: 4, verified: true }] : []
    render(<Comments website={samplePage({ testimonials })} />)
    await screen.findByText('Stigla za dva dana, piše Ana')
    const facts = document.querySelectorAll('.comment-facts')
    expect(Array.from(facts, ({ textContent }) => textContent?.trim())).toEqual(['Niš Provereno'])
    expect(screen.getByLabelText('4 od 5')).toBeTruthy()
  })

  it('say nothing twice, whoever is said to have written it', async () => {
    const [own] = samplePage().testimonials
    answers(Response.json({ testimonials: [{ ...from('Ana'), comment: own?.text }, from('Ana'), from('Ana')] }))
    render(<Comments website={samplePage()} />)
    await screen.findByText('Stigla za dva dana, piše Ana')
    expect(names()).toEqual(['Jelena Marković', 'Ana'])
  })

  it('are asked for by the title where there is no short name', async () => {
    const asked = answers(Response.json({ testimonials: [from('Ana')] }))
    render(<Comments website={samplePage({ shortName: '' })} />)
    await screen.findByText('Stigla za dva dana, piše Ana')
    expect(asked()).toEqual(['/api/testimonials/Probudite%20se%20bez%20bola%20u%20vratu/zdravlje?market=Serbia'])
  })

  it.each([
    ['is refused', Response.json({ message: 'Baza nije dostupna' }, { status: 503 })],
    ['is no answer', new Response('<html>')],
  ])('say that they failed to load where the answer %s', async (_, response) => {
    answers(response)
    render(<Comments website={samplePage({ testimonials: [] })} />)
    expect((await screen.findByText('Greška pri učitavanju komentara')).getAttribute('role')).toBe('status')
    expect(document.body.textContent).not.toContain('Baza nije')
  })

  it('leave the page’s own where the others do not come', async () => {
    answers(Response.json({}, { status: 500 }))
    render(<Comments website={samplePage()} />)
    await screen.findByText('Greška pri učitavanju komentara')
    expect(names()).toEqual(['Jelena Marković'])
  })

  const pictures = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      url: `https://a.test/${place}.jpg`,
      width: 0,
      height: 0,
      widths: [],
    }))
  const photos = () => Array.from(document.querySelectorAll('img'), ({ src }) => src)

  it.each([
    [1, 0],
    [4, 3],
    [20, 12],
  ])('show of %d pictures those after the first, each once: %d photos', async (count, shown) => {
    answers(Response.json({ testimonials: Array.from({ length: 14 }, (_, place) => from(`Kupac ${place}`)) }))
    render(<Comments website={samplePage({ images: pictures(count) })} />)
    await screen.findByText('Stigla za dva dana, piše Kupac 0')
    expect(photos()).toEqual(
      pictures(count)
        .slice(1, 1 + shown)
        .map(({ url }) => url),
    )
  })

  it('have no photo of the seller’s beside a buyer’s words on an honest page', () => {
    answers(Response.json({ testimonials: [] }))
    const [only] = samplePage().testimonials
    const own = {
      editedFields: ['testimonials'],
      testimonials: only ? [only, { ...only, text: 'Kupio sam i drugi.' }] : [],
    }
    render(<Comments website={samplePage({ figures: 'honest', ...own })} />)
    expect(names()).toHaveLength(2)
    expect(photos()).toEqual([])
  })

  it('are only those that the seller wrote on an honest page', () => {
    const asked = answers(Response.json({ testimonials: [from('Ana')] }))
    const { unmount } = render(<Comments website={samplePage({ figures: 'honest' })} />)
    expect(names()).toEqual([])
    unmount()
    render(<Comments website={samplePage({ figures: 'honest', editedFields: ['testimonials'] })} />)
    expect(names()).toEqual(['Jelena Marković'])
    expect(asked()).toEqual([])
  })
})
