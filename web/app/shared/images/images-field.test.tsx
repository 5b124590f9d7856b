import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImagesField } from './images-field.tsx'

/** The started uploads; a test answers each when it needs to. */
const sent: Upload[] = []
class Upload {
  readonly upload = {}
  status = 200
  responseText = ''
  onload = () => undefined
  open() {}
  setRequestHeader() {}
  send() {
    sent.push(this)
  }
  answer(imageUrl: string) {
    this.responseText = JSON.stringify({ success: true, imageUrl, width: 640, height: 480 })
    this.onload()
  }
}

const photo = (name: string) => new File(['slika'], name, { type: 'image/jpeg' })
const Field = () => {
  const [images, setImages] = useState<readonly string[]>([])
  return <ImagesField images={images} onChange={setImages} columns="" />
}
const pictures = () => Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'))

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
  Object.assign(URL, { createObjectURL: () => 'blob:slika', revokeObjectURL: () => undefined })
})

describe('the pictures of a page', () => {
  it('that are made smaller say which one it is, with a bar, and then that they are sent', async () => {
    const reading = Promise.withResolvers<{ width: number; height: number; close: () => void }>()
    vi.stubGlobal('createImageBitmap', () => reading.promise)
    const draw = { fillRect: vi.fn(), drawImage: vi.fn() }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(draw as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['manja'])))
    render(<Field />)
    const large = new File([new Uint8Array(8 * 1024 * 1024)], 'b.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText(/^Dodaj/), { target: { files: [photo('a.jpg'), large] } })
    await vi.waitUntil(() => sent[0])
    expect(screen.getByRole('status').textContent).toBe('Šaljemo sliku 1 od 2…')
    await act(async () => sent[0]?.answer('/uploads/images/0.webp'))
    expect(await screen.findByText('Smanjujemo sliku 2 od 2…')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Smanjujemo sliku' })).toHaveProperty('value', 0)
    await act(async () => reading.resolve({ width: 4000, height: 3000, close: () => undefined }))
    await vi.waitUntil(() => sent[1])
    expect(screen.getByRole('status').textContent).toBe('Šaljemo sliku 2 od 2…')
    await act(async () => sent[1]?.answer('/uploads/images/1.webp'))
    expect(pictures()).toEqual(['/uploads/images/0.webp', '/uploads/images/1.webp'])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('are all kept where one arrives before the one before it is shown', async () => {
    render(<Field />)
    const files = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]
    fireEvent.change(screen.getByLabelText(/^Dodaj/), { target: { files } })
    // Inside one act React renders nothing, as on a slow phone, so all uploads finish before the first render.
    await act(async () => {
      for (const [place] of files.entries()) {
        await vi.waitUntil(() => sent[place])
        sent[place]?.answer(`/uploads/images/${place}.webp`)
      }
    })
    await waitFor(() =>
      expect(pictures()).toEqual(['/uploads/images/0.webp', '/uploads/images/1.webp', '/uploads/images/2.webp']),
    )
  })

  it('are added by a link that is there, each once', () => {
    render(<Field />)
    const button = screen.getByRole('button', { name: 'Dodaj link' })
    const link = screen.getByLabelText('Link slike')
    const add = (url: string) => {
      fireEvent.change(link, { target: { value: url } })
      fireEvent.click(button)
    }
    expect(button).toHaveProperty('disabled', true)
    add('   ')
    expect(pictures()).toEqual([])
    add('jastuk.jpg')
    expect(screen.getByText(/^Mora biti validan link/)).toBeTruthy()
    add('https://prodavnica.rs/jastuk.jpg')
    add(' https://prodavnica.rs/jastuk.jpg ')
    expect(screen.getByText('Ova slika je već dodata')).toBeTruthy()
    expect(pictures()).toEqual(['https://prodavnica.rs/jastuk.jpg'])
  })
})
