import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Đorđe Šćepanović', 'djordje scepanovic'],
  ['Ђорђе Шћепановић', 'djordje scepanovic'],
  ['Ljubica Njegoš Džaja', 'ljubica njegos dzaja'],
  ['Љубица Његош Џаја', 'ljubica njegos dzaja'],
  ['Žak Müller', 'zak muller'],
])('folds %j to %j, so that both scripts meet', (text, folded) => expect(foldText(text)).toBe(folded))

it('changes nothing when done twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
