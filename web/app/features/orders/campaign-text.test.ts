import { expect, it } from 'vitest'
import { campaignOf } from './campaign-text.ts'

it.each([
  [{ utm_source: 'facebook', utm_campaign: 'jastuk-novembar', fbclid: 'x' }, 'facebook · jastuk-novembar'],
  [{ fbclid: 'IwAR0' }, 'Facebook ili Instagram'],
  [{ ttclid: 'E.C.P' }, 'TikTok'],
])('says where %o came from', (campaign, line) => {
  expect(campaignOf(campaign)).toBe(line)
})
