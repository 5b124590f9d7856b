import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashOfOwn, pictureOf, widthsFor } from './pictures.ts'

describe('widthsFor', () => {
  it.each([
    [{ width: 4000, height: 3000 }, [320, 640, 960, 1440]],
    [{ width: 700, height: 500 }, [320, 640, 700]],
    [{ width: 320, height: 200 }, [320]],
    [{ width: 1, height: 1 }, [1]],
  ])('%o', (size, widths) => {
    expect(widthsFor(size)).toEqual(widths)
  })

  it('never makes a picture larger, and never one too tall for WebP', () => {
    const side = fc.integer({ min: 1, max: 60_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const widest = widthsFor({ width, height }).at(-1) ?? 0
        expect(widest).toBeLessThanOrEqual(Math.min(width, 1440))
        expect(widest).toBeGreaterThan(0)
        if (widest > 1) expect((widest * height) / width).toBeLessThanOrEqual(8000)
      }),
    )
  })
})

describe('hashOfOwn', () => {
  const hash = 'a'.repeat(64)
  const { url } = pictureOf({ hash, width: 640, height: 480, widths: [320, 640] })

  it('knows our own pictures by path and by whole address', () => {
    expect(hashOfOwn(url, 'http://izlog.test')).toBe(hash)
    expect(hashOfOwn(`http://izlog.test${url}`, 'http://izlog.test')).toBe(hash)
  })

  it.each([`http://drugde.test${url}`, `${url}?x=1`, '/uploads/images/../secret', 'slika.jpg'])('not %s', (address) => {
    expect(hashOfOwn(address, 'http://izlog.test')).toBeUndefined()
  })
})
