import type { Campaign } from '@izlog/contracts/domain/campaign'
import { CAMPAIGN_PARAMETERS } from '@izlog/contracts/domain/campaign-parameters'

const KEY = 'izlog.campaign'

/** The ad parameters of an address: UTM and click ids by name. */
function adParametersIn(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search)
  return CAMPAIGN_PARAMETERS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

/** The ad parameters as an order carries them; null without any. */
export function campaignIn(search: string): Campaign | null {
  const marks = adParametersIn(search)
  return marks.length > 0 ? Object.fromEntries(marks) : null
}

/** Stores the ad parameters for this visit, so that an order placed on another page still carries them. */
export function rememberCampaign(search: string): void {
  const campaign = campaignIn(search)
  if (!campaign) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(campaign))
  } catch {
    // Without storage, the address still has them on this page.
  }
}

/** The ad parameters of the address, else those that this visit began with. */
export function campaignNow(search: string): Campaign | null {
  try {
    return campaignIn(search) ?? JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

/** The same as a query for an address that opens in another tab; empty without any. */
export function campaignQuery(search: string): string {
  const campaign = campaignNow(search) ?? {}
  const marks = CAMPAIGN_PARAMETERS.flatMap((name): [string, string][] => {
    const value = campaign[name]
    return value ? [[name, value]] : []
  })
  return marks.length > 0 ? `?${new URLSearchParams(marks)}` : ''
}
