import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { samplePage, sampleSeller } from '../testing/sample-page.ts'
import { adConsentOf } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useLandingPixel } from './use-landing-pixel.ts'

const asking = sampleSeller({ consentBanner: true })

function Page({ seller = asking }) {
  const begin = useLandingPixel({ website: samplePage(), seller, pixelScriptUrl: 'https://piksel.test/fbevents.js' })
  return (
    <>
      <button type="button" onClick={() => begin(4990)}>
        Poruči
      </button>
      <ConsentBanner seller={seller} />
    </>
  )
}
const order = () => fireEvent.click(screen.getByRole('button', { name: 'Poruči' }))
const trackedEvents = () =>
  (window.fbq?.queue ?? []).filter(([command]) => command === 'track').map(([, event]) => event)

beforeEach(() => localStorage.clear())
afterEach(() => {
  delete window.fbq
  delete window._fbq
  document.head.replaceChildren()
})

describe('the consent of shoppers', () => {
  it('lets nothing be measured before a shopper says yes, then PageView and ViewContent', async () => {
    render(<Page />)
    const yes = await screen.findByRole('button', { name: 'Da, slažem se' })
    expect(window.fbq).toBeUndefined()
    expect(adConsentOf(asking)).toBe(false)
    fireEvent.click(yes)
    await waitFor(() => expect(trackedEvents()).toEqual(['PageView', 'ViewContent']))
    expect(screen.queryByRole('button', { name: 'Ne' })).toBeNull()
    expect(adConsentOf(asking)).toBe(true)
  })

  it('hears once that somebody began to order, also where they agreed only then', async () => {
    render(<Page />)
    order()
    expect(window.fbq).toBeUndefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Da, slažem se' }))
    await waitFor(() => expect(trackedEvents()).toEqual(['PageView', 'ViewContent', 'InitiateCheckout']))
    order()
    order()
    expect(trackedEvents()).toEqual(['PageView', 'ViewContent', 'InitiateCheckout'])
  })

  it('takes a no, and does not ask again', async () => {
    const first = render(<Page />)
    fireEvent.click(await screen.findByRole('button', { name: 'Ne' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ne' })).toBeNull())
    first.unmount()
    render(<Page />)
    expect(screen.queryByRole('button', { name: 'Ne' })).toBeNull()
    expect(window.fbq).toBeUndefined()
    expect(adConsentOf(asking)).toBe(false)
  })

  it('asks nobody where the seller does not want it', async () => {
    const seller = sampleSeller()
    render(<Page seller={seller} />)
    await waitFor(() => expect(trackedEvents()).toEqual(['PageView', 'ViewContent']))
    expect(screen.queryByRole('button', { name: 'Ne' })).toBeNull()
    expect(adConsentOf(seller)).toBeNull()
  })

  it('is given to one seller, not to another', async () => {
    render(<Page />)
    fireEvent.click(await screen.findByRole('button', { name: 'Da, slažem se' }))
    expect(adConsentOf(sampleSeller({ pixelId: '999999999999999', consentBanner: true }))).toBe(false)
  })
})
