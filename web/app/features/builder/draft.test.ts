import { describe, expect, it } from 'vitest'
import { type Draft, type DraftEvent, draftReducer, EMPTY_DRAFT, urlFor } from './draft.ts'
import { keepDraft, readDraft } from './draft-storage.ts'

const after = (...events: DraftEvent[]): Draft => events.reduce(draftReducer, EMPTY_DRAFT)
const serbia = { type: 'market-picked', market: 'Serbia' } as const
const sales = { type: 'template-picked', templateName: 'Sales Template' } as const
const named: DraftEvent = {
  type: 'product-changed',
  product: { ...EMPTY_DRAFT.product, productName: 'Jastuk Mirna noć' },
}

describe('a website in the making', () => {
  it('goes from market to template to product as things are picked', () => {
    expect([after().step, after(serbia).step, after(serbia, sales).step]).toEqual([1, 2, 3])
    expect(after(serbia, sales)).toMatchObject({ market: 'Serbia', templateName: 'Sales Template' })
  })

  it('goes back one step at a time and forgets nothing', () => {
    const back = { type: 'went-back' } as const
    expect(after(serbia, sales, named, back)).toMatchObject({
      step: 2,
      templateName: 'Sales Template',
      product: { productName: 'Jastuk Mirna noć' },
    })
    expect(after(serbia, sales, back, back).step).toBe(1)
  })

  it('is empty again once it is created', () => {
    expect(after(serbia, sales, named, { type: 'created' })).toEqual(EMPTY_DRAFT)
  })
})

describe('the draft of a person', () => {
  it('is there again after a reload, for that person only', () => {
    const draft = after(serbia, sales, named)
    keepDraft(2, draft)
    expect(readDraft(2)).toEqual(draft)
    expect(readDraft(3)).toEqual(EMPTY_DRAFT)
  })

  it('leaves nothing behind when it is empty', () => {
    keepDraft(2, after(serbia))
    keepDraft(2, after(serbia, { type: 'created' }))
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    ['not JSON', '{'],
    ['of another shape', '{"step":9}'],
    ['at a step that its picks do not lead to', JSON.stringify({ ...EMPTY_DRAFT, step: 3 })],
  ])('%s begins anew', (_what, stored) => {
    sessionStorage.setItem('izlog-builder-2', stored)
    expect(readDraft(2)).toEqual(EMPTY_DRAFT)
  })
})

describe('the address of a page', () => {
  it('follows the name', () =>
    expect(urlFor({ ownUrl: false, customUrl: '' }, 'Jastuk „Mirna noć“')).toBe('jastuk-mirna-noc'))
  it('stays what the seller wrote', () =>
    expect(urlFor({ ownUrl: true, customUrl: 'moj-jastuk' }, 'Drugi naziv')).toBe('moj-jastuk'))
})
