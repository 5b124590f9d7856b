import { NO_FILTER } from '@izlog/contracts/domain/storefront-address'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StorefrontPage } from './storefront-page.tsx'

const counts = { auto: 1, health: 2, tech: 3, home: 4, beauty: 5 }
const open = (of: { honest?: boolean; shop?: string } = {}) =>
  render(
    <StorefrontPage
      filter={NO_FILTER}
      after={null}
      items={[]}
      nextCursor={null}
      total={15}
      counts={counts}
      honest={false}
      {...of}
    />,
  ).container

describe('around the products of the storefront', () => {
  it('a bar tells how many are buying, and from which sum delivery is free', () => {
    const bar = open().querySelector('.promo')?.textContent?.replaceAll('\u00a0', ' ')
    expect(bar).toMatch(/^127 .*Besplatna dostava preko 3\.000 RSD$/)
  })

  it('an honest shop promises neither free delivery, days nor a guarantee, which are its pages’ to promise', () => {
    const { textContent } = open({ honest: true, shop: 'radnja.rs' })
    expect(textContent).toContain('Plaćanje pouzećem')
    expect(textContent).toContain('Bez registracije')
    expect(textContent).not.toMatch(/besplatn|radnih|garancij|vraćamo/i)
  })

  it('stand the five categories, each with its count', () => {
    open()
    const shelves = within(screen.getByRole('list', { name: 'Kategorije' })).getAllByRole('button')
    expect(shelves.map(({ textContent }) => textContent)).toEqual([
      'Auto 1',
      'Zdravlje 2',
      'Tehnologija 3',
      'Dom 4',
      'Lepota 5',
    ])
  })

  it('the links of the footer lead nowhere yet, but to the footer itself', () => {
    const footer = open().querySelector('footer')
    const links = Array.from(footer?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'))
    expect(links.length).toBeGreaterThan(0)
    expect(new Set(links)).toEqual(new Set([`#${footer?.id}`]))
  })
})
