import type { Campaign } from '@izlog/contracts/domain/campaign'

const BY_CLICK = [
  ['fbclid', 'Facebook ili Instagram'],
  ['gclid', 'Google'],
  ['ttclid', 'TikTok'],
] as const

/** The source of an order in one line: its UTM parameters, or the platform of its click id. */
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
