import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Photo } from './photo.tsx'

const picture = (width: number, height: number) => ({
  url: '/uploads/images/aa-640.webp',
  width,
  height,
  widths: [640],
})

it.each([
  [1440, 1080, false],
  [900, 1200, false],
  [1440, 810, false],
  [500, 1500, true],
  [2000, 400, true],
  [0, 0, false],
])('of %i by %i is shown whole: %s', (width, height, whole) => {
  render(<Photo picture={picture(width, height)} alt="Jastuk" sizes="100vw" />)
  expect(screen.getByAltText('Jastuk').closest('.photo-whole') !== null).toBe(whole)
})

it('shown whole lies on the smallest that is kept of it, and says where it is from', () => {
  const odd = { ...picture(2000, 400), url: '/uploads/images/aa-1200.webp', widths: [320, 640, 1200] }
  render(<Photo picture={odd} alt="Jastuk" sizes="100vw" />)
  const frame = screen.getByAltText('Jastuk').parentElement
  expect(frame?.dataset.picture).toBe(odd.url)
  expect(frame?.firstElementChild?.getAttribute('src')).toBe('/uploads/images/aa-320.webp')
})

it.each([
  [1000, 1000, false],
  [1500, 1000, false],
  [1000, 800, false],
  [800, 1000, true],
  [1600, 900, true],
])('of %i by %i, known once it is there, in a frame of 6 by 5 is shown whole: %s', (width, height, whole) => {
  render(<Photo picture={{ ...picture(0, 0), widths: [] }} alt="Jastuk" sizes="100vw" frame={6 / 5} />)
  const shown = screen.getByAltText('Jastuk')
  expect(shown.closest('.photo-whole')).toBeNull()
  Object.defineProperties(shown, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(shown)
  expect(screen.getByAltText('Jastuk').closest('.photo-whole') !== null).toBe(whole)
})

it('says that it is not there when it cannot be loaded', () => {
  render(<Photo picture={picture(640, 480)} alt="Jastuk" sizes="100vw" />)
  fireEvent.error(screen.getByAltText('Jastuk'))
  expect(screen.getByText('Slika nije dostupna')).toBeDefined()
})
