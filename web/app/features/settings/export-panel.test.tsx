import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'

it('offers all that is kept of a seller, as CSV and as JSON', async () => {
  serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
  openApp('/settings', aUser())
  const panel = within(await screen.findByRole('region', { name: 'Preuzmite svoje podatke' }))
  const links = panel.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
  expect(links).toHaveLength(12)
  expect(links).toContainEqual(['Porudžbine, CSV', '/api/user/export/orders.csv'])
  expect(links).toContainEqual(['Nalog i podešavanja, JSON', '/api/user/export/account.json'])
})
