import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureForUpload } from './picture-for-upload.ts'

const MB = 1024 * 1024
const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type })

/** A browser that reads pictures of this size, and writes JPEGs of these sizes, one for each try. */
function browserThatDraws(width: number, height: number, ...sizes: number[]) {
  const canvas = { width: 0, height: 0, fillRect: vi.fn(), drawImage: vi.fn() }
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  vi.spyOn(document, 'createElement').mockImplementation((() => {
    return Object.assign(canvas, {
      getContext: () => canvas,
      toBlob: (take: (blob: Blob) => void) => take(new Blob([new Uint8Array(sizes.shift() ?? 0)])),
    })
  }) as never)
  return canvas
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a picture', () => {
  it('goes out as it is where the server takes it', async () => {
    const photo = file('jastuk.jpg', 'image/jpeg', 5 * MB)
    expect(await pictureForUpload(photo)).toBe(photo)
  })

  it('is made smaller when it is larger than 5 MB', async () => {
    const canvas = browserThatDraws(4800, 3600, 6 * MB, 2 * MB)
    const sent = await pictureForUpload(file('IMG_0001.PNG', 'image/png', 8 * MB))
    expect(sent).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg', size: 2 * MB })
    expect(canvas).toMatchObject({ width: 2400, height: 1800 })
  })

  it.each([
    ['IMG_0002.HEIC', 'image/heic'],
    ['IMG_0002.heic', ''],
  ])('of an iPhone is sent as JPEG: %s %s', async (name, type) => {
    browserThatDraws(1200, 900, MB)
    expect(await pictureForUpload(file(name, type, MB))).toMatchObject({ name: 'IMG_0002.jpg', type: 'image/jpeg' })
  })

  it.each([
    ['uputstvo.pdf', 'application/pdf', 10, 'Molimo izaberite sliku (JPG, PNG, GIF, itd.)'],
    ['velika.gif', 'image/gif', 5 * MB + 1, 'Slika je prevelika. Maksimalna veličina je 5MB.'],
    ['velika.png', 'image/png', 5 * MB + 1, 'Slika je prevelika. Maksimalna veličina je 5MB.'],
    ['a.heic', 'image/heic', 10, 'Ovaj pregledač ne otvara HEIC slike. Sačuvajte je kao JPG pa pokušajte ponovo.'],
  ])('that cannot be sent is refused with what to do: %s', async (name, type, size, message) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')))
    await expect(pictureForUpload(file(name, type, size))).rejects.toThrow(message)
  })
})
