import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSandbox, PreviewDomainWarning } from './preview-domain.tsx'

it('knows the hosts of code sandboxes from a shop’s own', () => {
  const sandboxes = ['a-b.id.replit.dev', 'x7k.csb.app', 'proba.stackblitz.io', '8080-x.ws-eu1.gitpod.io']
  expect(sandboxes.map(isSandbox)).toEqual([true, true, true, true])
  expect(['izlog.rs', 'localhost', 'mojreplit.dev', 'csb.app.prodavnica.rs'].map(isSandbox)).toEqual(
    Array(4).fill(false),
  )
})

describe('the warning of a test address', () => {
  const at = (hostname: string) => {
    document.head.innerHTML = '<link rel="canonical" href="https://radnja.rs/mirna-noc">'
    vi.stubGlobal('location', { hostname, pathname: '/mirna-noc', search: '?utm_source=fb' })
    render(<PreviewDomainWarning />)
  }
  afterEach(() => {
    document.head.replaceChildren()
    vi.unstubAllGlobals()
  })

  it('leads from a sandbox to the same path on the shop’s own domain', () => {
    at('x7k.csb.app')
    expect(screen.getByRole('complementary', { name: 'Probna adresa' })).toBeDefined()
    const way = screen.getByRole('link', { name: 'Otvori prodavnicu' })
    expect(way.getAttribute('href')).toBe('https://radnja.rs/mirna-noc?utm_source=fb')
  })

  it('is not there on a shop’s own domain', () => {
    at('radnja.rs')
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
