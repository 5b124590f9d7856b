import { describe, expect, it } from 'vitest'
import { UnfitPicture } from '../../../shared/picture-for-upload.ts'
import { ApiError } from '../../api/client.ts'
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

describe('a picture that was not uploaded', () => {
  it('is told with what to do, and with what the server said', () => {
    const failed = 'Greška pri upload-u slike. Pokušajte ponovo.'
    expect(uploadProblem(new Error('upload failed'))).toEqual({ tone: 'bad', title: failed })
    const refused = new ApiError(
      429,
      'Too Many Requests',
      JSON.stringify({ code: 'limited', message: 'Sačekajte minut.', error: 'Sačekajte minut.' }),
    )
    expect(uploadProblem(refused)).toEqual({ tone: 'bad', title: failed, description: 'Sačekajte minut.' })
    expect(uploadProblem(refused, 'Greška pri uploadu slike')).toMatchObject({ title: 'Greška pri uploadu slike' })
  })

  it('for what it is, is told as that', () => {
    const description = 'Slika je prevelika. Maksimalna veličina je 5MB.'
    expect(uploadProblem(new UnfitPicture(description))).toMatchObject({ title: 'Slika nije dodata', description })
  })
})
