import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '../testing/order-forms.ts'
import { openPopup } from '../testing/popup.tsx'

beforeEach(openDialogs)
afterEach(() => vi.restoreAllMocks())

const proofText = () => document.querySelector('.popup-proof')?.textContent?.replaceAll('\u00a0', ' ')

it('says over the form how many are looking and how many bought, as chance has it', () => {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
  openPopup()
  expect(proofText()).toBe('23 osobe gledaju, 3 kupljena u poslednjih sat vremena')
  cleanup()
  chance.mockReturnValue(0.9999)
  openPopup({ targetMarket: 'Montenegro' })
  expect(proofText()).toBe('69 osoba gleda, 14 kupljeno u posljednjih sat vremena')
})
