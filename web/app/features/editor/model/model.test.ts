import { generateOffers } from '@izlog/contracts/domain/offers'
import { SaveWebsiteRequest } from '@izlog/contracts/http/editor'
import { describe, expect, it } from 'vitest'
import { rebase } from '../../../../shared/draft/changes.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'
import { textsOf, valuesOfSection } from '../regenerate/section-values.ts'
import { captionCount } from './content-parts.ts'
import type { EditorValues } from './editor-values.ts'
import { filledWith } from './filled-with.ts'
import { changedFields, fieldAt, valuesWith } from './form-fields.ts'
import { changed, redone, startHistory, undone } from './history.ts'
import { amountIn, optionProblems, ratingIn } from './option-amounts.ts'
import { pageDraft } from './page-draft.ts'
import { editorForm } from './problems.ts'
import { saveBodyOf } from './save-body.ts'
import { packHistory, unpackHistory } from './stored-history.ts'
import { valuesOf } from './values-of-website.ts'

const extras = { previewMode: 'customer', isAdmin: false } as const
const sales = aFullWebsite({ templateName: 'Sales Template' })
const story = aFullWebsite({ templateName: 'Advertorial Template' })
const bodyOf = (website: typeof sales, changes: Partial<ReturnType<typeof valuesOf>> = {}) =>
  saveBodyOf({ ...valuesOf(website), ...changes }, website, extras)

describe('the sentences below the pictures of an advertorial', () => {
  const photos = (...hidden: boolean[]) => hidden.map((each) => ({ name: 'photo', hidden: each }))
  it.each([
    ['one, as the template has one picture after the first', null, 3, 1],
    ['none without a second picture', null, 1, 0],
    ['one for each picture that its seller added', photos(false, false), 3, 2],
    ['none where the picture is hidden', photos(true), 3, 0],
  ] as const)('are %s', (_what, sections, pictures, count) => {
    const images = Array.from({ length: pictures }, (_, place) => `/uploads/images/${place}.webp`)
    expect(captionCount({ sections: sections && [...sections], images })).toBe(count)
  })
})

describe('steps to undo', () => {
  const typed = [
    ['Naslo', 'title', 0],
    ['Naslov', 'title', 200],
    ['Podnaslov', 'hook', 300],
  ] as const
  const history = typed.reduce((now, [text, field, at]) => changed(now, text, field, at + 10_000), startHistory(''))

  it('are one for all that is typed into a field without a pause', () => {
    expect(undone(history).present).toBe('Naslov')
    expect(undone(undone(history)).present).toBe('')
  })
  it('can be done again, until something else is typed', () => {
    expect(redone(undone(history)).present).toBe('Podnaslov')
    expect(redone(changed(undone(history), 'Drugo', 'title', 20_000)).present).toBe('Drugo')
  })
  it('begin anew after a pause', () =>
    expect(undone(changed(changed(startHistory('a'), 'b', 'x', 5000), 'c', 'x', 9000)).present).toBe('b'))
  it('are none at first', () => expect(undone(startHistory('a')).present).toBe('a'))
})

describe('steps after a reload', () => {
  const states = ['A', 'B', 'C', 'D'].map((title) => ({ ...valuesOf(sales), title }))
  const [first, second, third, fourth] = states
  const reloaded = (history: Parameters<typeof packHistory>[0]) =>
    unpackHistory(JSON.parse(JSON.stringify(packHistory(history))))

  it('are undone and done again as before it', () => {
    if (!first || !second || !third || !fourth) throw new Error('no states')
    const history = { past: [first, second], present: third, future: [fourth], field: 'title', at: 7 }
    expect(reloaded(history)).toEqual({ ...history, field: null, at: 0 })
  })

  it('are stored as what they changed, the latest where all are too long', () => {
    const long = Array.from({ length: 40 }, (_, index) => ({
      ...valuesOf(sales),
      longDescription: `${index}${'x'.repeat(15_000)}`,
    }))
    const present = valuesOf(sales)
    const past = reloaded({ past: long, present, future: [], field: null, at: 0 })?.past ?? []
    expect(past.length).toBeGreaterThan(10)
    expect(past).toEqual(long.slice(-past.length))
    expect(JSON.stringify(packHistory({ past: long, present, future: [], field: null, at: 0 })).length).toBeLessThan(
      310_000,
    )
  })

  it('are none where nothing can be undone, or what is stored is no history', () => {
    expect(packHistory(startHistory(valuesOf(sales)))).toBeNull()
    expect(unpackHistory({ present: 'x' })).toBeNull()
  })
})

describe('a draft from before the form had some of its fields', () => {
  it('has them as the page has them', () => {
    const values = valuesOf(sales)
    const { terms: _, ...older } = {
      ...values,
      quantityOptions: values.quantityOptions.map(({ badge: __, ...rest }) => rest),
    }
    expect(filledWith(values, older)).toEqual(values)
  })
})

describe('a proposal', () => {
  const now = valuesOf(sales)
  it('of words for the offers keeps their prices and badges', () => {
    const offers = generateOffers(1, 'RSD')
    const { quantityOptions } = valuesOfSection(
      { quantityOffers: { double: { ...offers.double, text: 'Dva za dvoje' } } },
      now,
    )
    expect(quantityOptions?.map(({ label }) => label)).toEqual(['1 komad', 'Dva za dvoje', '3 komada'])
    expect(quantityOptions?.map(({ price }) => price)).toEqual(now.quantityOptions.map(({ price }) => price))
  })

  it('of urgency, problems or advice fills their fields', () => {
    const trouble = { title: 't', description1: 'd', description2: 'e', ctaText: 'c' }
    const filled = valuesOfSection(
      {
        urgencyElements: { limitedStock: 'Malo', bonuses: ['Jedan', 'Dva'] },
        problemSolutionSections: [trouble],
        editableContent: { adviceTitle: 'Savet', adviceText: 'Na boku.' },
      },
      now,
    )
    expect(filled).toMatchObject({
      urgencyElements: { limitedStock: 'Malo', limitedTime: '', bonuses: 'Jedan\nDva' },
      problemSolutionSections: [trouble],
      story: { ctaAdvice: 'Savet', ctaAdviceDetailed: 'Na boku.' },
    })
    expect(textsOf({ problemSolutionSections: [trouble] }).map(({ text }) => text)).toEqual(['t', 'd', 'e', 'c'])
  })
})

describe('what two people changed', () => {
  const base = valuesOf(story)
  const mine = { ...base, title: 'Moj naslov', story: { ...base.story, productQuote: 'Moj citat' } }
  const theirs = { ...base, hook: 'Njihov podnaslov', story: { ...base.story, ctaAdvice: 'Njihov savet' } }
  const merged = (before: EditorValues, after: EditorValues, saved: EditorValues) =>
    valuesWith(saved, changedFields(before, after))
  const collide = (before: EditorValues, after: EditorValues, saved: EditorValues) =>
    rebase((name) => fieldAt(saved, name), changedFields(before, after)).contested.length > 0

  it('is all kept where they changed different parts', () => {
    expect(merged(base, mine, theirs)).toMatchObject({
      title: 'Moj naslov',
      hook: 'Njihov podnaslov',
      story: { productQuote: 'Moj citat', ctaAdvice: 'Njihov savet' },
    })
    expect(collide(base, mine, theirs)).toBe(false)
  })
  it('is mine where both changed the same, which asks first', () => {
    const both = { ...theirs, title: 'Njihov naslov' }
    expect(merged(base, mine, both).title).toBe('Moj naslov')
    expect(collide(base, mine, both)).toBe(true)
  })
})

describe('amounts', () => {
  it.each([
    ['', 0],
    ['2.990', 2990],
    ['2990', 2990],
    ['24,90', 25],
    ['puno', null],
  ])('a price typed as "%s"', (typed, amount) => expect(amountIn(typed)).toBe(amount))

  it.each([
    ['', 5],
    ['pet', 5],
    ['0', 1],
    ['9', 5],
    ['3', 3],
  ])('stars typed as "%s"', (typed, rating) => expect(ratingIn(typed)).toBe(rating))

  it('a quantity may be listed once, and is a whole number', () => {
    const [option] = valuesOf(sales).quantityOptions
    if (!option) throw new Error('no option')
    expect(optionProblems([option, option, { ...option, qty: 'dva' }])).toEqual([
      { path: 'quantityOptions.1.qty', message: 'Ova količina je već na listi' },
      { path: 'quantityOptions.2.qty', message: 'Upišite ceo broj od 1 do 100' },
    ])
  })
})

describe('the save', () => {
  it('of any page is one that the server takes', () => {
    for (const website of [aFullWebsite(), sales, story])
      expect(SaveWebsiteRequest.safeParse(bodyOf(website)).error?.issues).toBeUndefined()
  })
  it('of a page whose quantities and testimonials nobody changed leaves them the writer’s', () => {
    const body = bodyOf(aFullWebsite())
    expect(body).toMatchObject({ title: 'Probudite se bez bola u vratu', previewMode: 'customer', sku: 'MN-1' })
    for (const part of [
      'editableContent',
      'testimonials',
      'benefitsSection',
      'urgencyElements',
      'terms',
      'advertorialStory',
      'editableByClient',
    ])
      expect(body).not.toHaveProperty(part)
  })
  it('keeps what is edited elsewhere', () => {
    const page = { ...sales, editableContent: { newBadge: 'NOVO' } }
    const testimonials = valuesOf(page).testimonials.map((one) => ({ ...one, enabled: false }))
    expect(bodyOf(page, { testimonials }).editableContent).toMatchObject({
      newBadge: 'NOVO',
      enabledTestimonials: [false, false],
    })
  })
  it('leaves a quantity that is not listed to the rule', () => {
    const [one] = valuesOf(sales).quantityOptions
    const { quantityOffers } = bodyOf(sales, { quantityOptions: one ? [one] : [] })
    expect(quantityOffers).toMatchObject({ single: { price: 2990 }, double: { price: 0 }, triple: { price: 0 } })
  })
  it('tells a saving as the prices make it', () => {
    const options = valuesOf(sales).quantityOptions.map((option) =>
      option.qty === '2' ? { ...option, price: '5.480' } : option,
    )
    expect(bodyOf(sales, { quantityOptions: options }).quantityOffers?.double?.badge).toBe('UŠTEDA 500 RSD')
  })
  it('sends the story only when there is one', () => {
    expect(bodyOf(story)).not.toHaveProperty('advertorialStory')
    const storyValues = valuesOf(story).story
    const { advertorialStory } = bodyOf(story, {
      story: { ...storyValues, productQuote: 'Citat', benefitsList: 'a\n\n b ' },
    })
    expect(advertorialStory).toMatchObject({ productQuote: 'Citat', benefitsList: ['a', 'b'], heroSection: null })
  })
  it('takes the block of benefits away with its last one', () => {
    const benefitsSection = { title: 'Šta dobijate', subtitle: 'Ukratko.', benefits: [], ctaText: 'Hoću' }
    expect(bodyOf(sales, { benefitsSection })).toHaveProperty('benefitsSection', null)
  })
  it('of an administrator says whether the client may edit', () =>
    expect(saveBodyOf(valuesOf(sales), sales, { ...extras, isAdmin: true })).toHaveProperty('editableByClient', true))
})

describe('what is wrong', () => {
  const problemsOf = (website: typeof sales, changes: Partial<ReturnType<typeof valuesOf>>) =>
    editorForm(website, extras)
      .safeParse({ ...valuesOf(website), ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  it.each([
    [{ title: ' ' }, 'title', 'Polje ne može biti prazno'],
    [{ seoTitle: 'x'.repeat(61) }, 'seoTitle', 'Najviše 60 znakova'],
    [{ images: [] }, 'images', 'Najmanje jedna slika je obavezna'],
    [{ palette: { primary: 'crvena', bg: '#ffffff' } }, 'palette.primary', 'Boja se piše kao #0D9488'],
    [{ bullets: [{ title: 'a', text: '' }] }, 'bullets.0.text', 'Polje ne može biti prazno'],
  ])('is told at its field', (changes, path, message) => expect(problemsOf(sales, changes)).toEqual([[path, message]]))

  it('with a buyer or the story is told in the form’s own places', () => {
    const [first] = valuesOf(story).testimonials
    const testimonials = first ? [{ ...first, name: '' }] : []
    expect(problemsOf(story, { testimonials })?.map(([path]) => path)).toContain('testimonials.0.name')
    const storyValues = valuesOf(story).story
    const half = { ...storyValues, ctaSection: { ...storyValues.ctaSection, mainCtaText: 'Poruči' } }
    expect(problemsOf(story, { story: half })?.map(([path]) => path)).toEqual([
      'story.ctaSection.urgencyText',
      'story.ctaSection.guaranteeText',
    ])
  })
})

describe('the page as it would be saved', () => {
  it('moves the offers with the price of one piece', () => {
    const website = aFullWebsite()
    const values = valuesOf(website)
    const page = pageDraft(
      website,
      { ...values, priceAnchoring: { ...values.priceAnchoring, currentPrice: '1.990' } },
      'client',
    )
    expect(page).toMatchObject({ currentPrice: 1990, previewMode: 'client' })
    expect(page.quantityOffers).toEqual(generateOffers(1990, 'RSD'))
  })
  it('counts the words of buyers as the seller’s own once they are written over', () => {
    const values = valuesOf(sales)
    const draft = (text: string) =>
      pageDraft(sales, { ...values, testimonials: values.testimonials.map((one) => ({ ...one, text })) }, 'client')
    expect(pageDraft(sales, values, 'client').editedFields).toEqual([])
    expect(draft('Stiglo sutradan.').editedFields).toEqual(['testimonials'])
  })

  it('keeps a colour that cannot be read as it was', () =>
    expect(
      pageDraft(sales, { ...valuesOf(sales), palette: { primary: '#12', bg: '#ffffff' } }, 'client').palette,
    ).toEqual({ primary: '#0D9488', bg: '#ffffff' }))
})
