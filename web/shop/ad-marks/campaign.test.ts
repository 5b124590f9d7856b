import { beforeEach, describe, expect, it } from 'vitest'
import { campaignIn, campaignNow, rememberCampaign } from './campaign.ts'

beforeEach(() => sessionStorage.clear())

describe('the campaign of a visit', () => {
  it('is read from the address, and nothing else with it', () => {
    expect(campaignIn('?utm_source=fb&utm_campaign=jastuk&fbclid=abc&q=tajna')).toEqual({
      utm_source: 'fb',
      utm_campaign: 'jastuk',
      fbclid: 'abc',
    })
    expect(campaignIn('?q=1')).toBeNull()
  })

  it('stays known when the address loses it', () => {
    rememberCampaign('?utm_source=ig')
    rememberCampaign('')
    expect(campaignNow('')).toEqual({ utm_source: 'ig' })
    expect(campaignNow('?utm_source=tiktok')).toEqual({ utm_source: 'tiktok' })
  })
})
