import type { Campaign } from '@izlog/contracts/domain/campaign'

const BY_CLICK = [
  ['fbclid', 'Facebook ili Instagram'],
  ['gclid', 'Google'],
  ['ttclid', 'TikTok'],
] as const

/** Where an order came from, in a line: its UTM marks, or the platform whose click id it carries. */
export function campaignOf(campaign: Campaign): string {
  const marks = [
    campaign.utm_source,
    campaign.utm_medium,
    campaign.utm_campaign,
    campaign.utm_content,
    campaign.utm_term,
  ]
  const text = marks.filter(Boolean).join(' · ')
  return text || (BY_CLICK.find(([id]) => campaign[id])?.[1] ?? '')
}
