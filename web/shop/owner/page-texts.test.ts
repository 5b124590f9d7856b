import { describe, expect, it } from 'vitest'
import { samplePage } from '../testing/sample-page.ts'
import { bodyOf, mayBeEmpty, textAt, withText } from './page-texts.ts'

const website = samplePage({
  templateName: 'Advertorial Template',
  editableContent: { adviceText: 'Spavajte na boku.', quantityData: '[{"qty":1}]' },
  urgencyElements: { limitedStock: 'Malo ih je.' },
})

describe('the texts of a page', () => {
  it('are found by their names, paragraph by paragraph', () => {
    expect(textAt(website, 'title')).toBe('Probudite se bez bola u vratu')
    expect(textAt(website, 'bullets.1.text')).toBe('Pena propušta vazduh.')
    expect(textAt(website, 'longDescription#1')).toBe('Boli zbog visine jastuka, pa mišići rade celu noć.')
    expect(textAt(website, 'bullets.7.text')).toBe('')
  })

  it('are saved in the smallest part the server takes', () => {
    const changed = withText(withText(website, 'bullets.1.title', 'Diše'), 'editableContent.adviceText', 'Na leđima.')
    expect(bodyOf(changed, ['bullets.1.title', 'editableContent.adviceText'])).toEqual({
      bullets: [website.bullets[0], { title: 'Diše', text: 'Pena propušta vazduh.' }],
      editableContent: { adviceText: 'Na leđima.' },
    })
    expect(website.bullets[1]?.title).toBe('Ne greje se')
  })

  it('keep the other paragraphs of a text; an emptied one goes', () => {
    expect(withText(website, 'longDescription#0', 'Novo.').longDescription).toBe(
      'Novo.\n\nBoli zbog visine jastuka, pa mišići rade celu noć.',
    )
    expect(withText(website, 'longDescription#0', '').longDescription).toBe(
      'Boli zbog visine jastuka, pa mišići rade celu noć.',
    )
  })

  it('can be begun where there was nothing, as advice', () => {
    const bare = samplePage({ editableContent: null })
    expect(withText(bare, 'editableContent.adviceText', 'Odmorite se.').editableContent).toEqual({
      adviceText: 'Odmorite se.',
    })
  })

  it('may not all be emptied', () => {
    const names = [
      'title',
      'bullets.0.text',
      'editableContent.adviceText',
      'longDescription#1',
      'priceAnchoring.comparisonText',
    ]
    expect(names.map(mayBeEmpty)).toEqual([false, false, true, true, true])
  })
})
