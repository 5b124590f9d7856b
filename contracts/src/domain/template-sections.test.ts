import { describe, expect, it } from 'vitest'
import { settleSections } from './template-sections.ts'

const shown = (...names: string[]) => names.map((name) => ({ name, hidden: false }))
const namesOf = (sections: ReturnType<typeof settleSections>) => sections?.map(({ name }) => name)

describe('the sections of a page', () => {
  it('are in the order of their template until somebody orders them', () => {
    expect(settleSections('Sales Template', null)).toBeNull()
  })

  it('keep the order and what is hidden; those that were left out follow', () => {
    const wanted = [
      { name: 'questions', hidden: true },
      { name: 'comments', hidden: false },
    ]
    expect(settleSections('Sales Template', wanted)).toEqual([...wanted, ...shown('troubles', 'benefits', 'picker')])
  })

  it('leave out what the template does not have, and a second one of what stands once', () => {
    const wanted = shown('story', 'comments', 'comments', 'troubles', 'benefits', 'picker', 'questions')
    expect(namesOf(settleSections('Sales Template', wanted))).toEqual([
      ...['comments', 'troubles', 'benefits', 'picker', 'questions'],
    ])
  })

  it('repeat an order button, and the pictures of a story, four times at most', () => {
    const five = shown('photo', 'photo', 'photo', 'photo', 'photo', 'button', 'button')
    const settled = namesOf(settleSections('Advertorial Template', five))
    expect(settled?.filter((name) => name === 'photo')).toHaveLength(4)
    expect(settled?.filter((name) => name === 'button')).toHaveLength(2)
  })

  it('never hide the form, nor put it before its story', () => {
    const wanted = [
      { name: 'order', hidden: true },
      { name: 'story', hidden: true },
    ]
    expect(settleSections('Advertorial Template', wanted)?.slice(0, 2)).toEqual(shown('story', 'order'))
  })
})
