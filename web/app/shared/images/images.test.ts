import { describe, expect, it } from 'vitest'
import { movedImage, replacedImage, withImage, withoutImage } from './image-list.ts'
import { uploadProblem } from './upload-image.ts'

describe('the pictures of a page', () => {
  const three = ['a', 'b', 'c']

  it('are added at the end, each once', () => {
    expect(withImage(three, 'd')).toEqual(['a', 'b', 'c', 'd'])
    expect(withImage(three, 'b')).toEqual(three)
  })

  it('give their place to another, which is there only once', () => {
    expect(replacedImage(three, 'b', 'd')).toEqual(['a', 'd', 'c'])
    expect(replacedImage(three, 'b', 'c')).toEqual(three)
  })

  it('can be removed', () => expect(withoutImage(three, 'b')).toEqual(['a', 'c']))

  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', 9, ['b', 'c', 'a']],
    ['a', -1, ['a', 'b', 'c']],
    ['x', 0, ['a', 'b', 'c']],
  ])('%s moved to %i', (url, to, expected) => expect(movedImage(three, url, to)).toEqual(expected))
})

it('that cannot be uploaded is told with what to do', () => {
  expect(uploadProblem(new Error('upload failed'))).toBe('Greška pri upload-u slike. Pokušajte ponovo.')
})
