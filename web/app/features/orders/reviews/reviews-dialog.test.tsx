import { REVIEW_MESSAGES, type ReviewItem } from '@izlog/contracts/http/reviews'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => useToasts.setState({ toasts: [] }))

const review = (changes: Partial<ReviewItem> = {}): ReviewItem => ({
  ...{ id: 7, orderId: 'K7QM-4RXW-9TPH', productName: 'Jastuk', customUrl: 'jastuk', decision: 'waiting' },
  ...{ stars: 4, text: 'Mekan i topao.', name: 'Jovana S.', city: 'Novi Sad', at: '2026-11-21T08:38:07.000Z' },
  ...changes,
})

async function openReviews(items: ReviewItem[], routes: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([anOrder({ id: 7 })])),
    'GET /api/orders/reviews': () => answer({ items }),
    ...routes,
  })
  const { person } = openApp('/orders', aUser())
  await person.click(await screen.findByRole('button', { name: 'Više' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Ocene kupaca' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocene kupaca' }))
  return { person, dialog, calls }
}

it('shows what waits first, and lets the seller publish it or take it off', async () => {
  const items = [review({ id: 8, orderId: 'P3HD-9WNC-4KFM', decision: 'approved', text: 'Odličan.' }), review()]
  const { person, dialog, calls } = await openReviews(items, {
    'POST /api/orders/7/review-decision': () => {
      items[1] = review({ decision: 'approved' })
      return answer(items[1])
    },
  })
  await dialog.findByText('„Mekan i topao.”')
  expect(dialog.getAllByText(/^„/).map(({ textContent }) => textContent)).toEqual(['„Mekan i topao.”', '„Odličan.”'])
  await person.click(dialog.getByRole('button', { name: 'Objavi ocenu porudžbine K7QM-4RXW-9TPH' }))
  await waitFor(() => expect(dialog.queryByText('Čeka Vašu odluku')).toBeNull())
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { approved: true, at: review().at } })
  expect(dialog.getAllByText('Na stranici')).toHaveLength(2)
})

it('shows why a decision is refused', async () => {
  const { person, dialog } = await openReviews([review()], {
    'POST /api/orders/7/review-decision': () => refusal(409, REVIEW_MESSAGES.changedMeanwhile),
  })
  await person.click(await dialog.findByRole('button', { name: /^Ne prikazuj/ }))
  expect(await screen.findByText(REVIEW_MESSAGES.changedMeanwhile)).toBeTruthy()
})

it('says where reviews come from while there are none', async () => {
  const { dialog } = await openReviews([])
  expect(await dialog.findByText(/Još nema ocena/)).toBeTruthy()
})
