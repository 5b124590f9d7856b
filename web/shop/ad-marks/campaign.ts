import type { Campaign } from '@izlog/contracts/domain/campaign'
import { CAMPAIGN_PARAMETERS } from '@izlog/contracts/domain/campaign-parameters'

const KEY = 'izlog.campaign'

/** The marks of an ad in an address: UTM and click ids, each with its name. */
export function adMarksIn(search: string): [name: string, value: string][] {
  const query = new URLSearchParams(search)
  return CAMPAIGN_PARAMETERS.flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value ? [[name, value]] : []
  })
}

/** The same as an order carries them; null without any. */
export function campaignIn(search: string): Campaign | null {
  const marks = adMarksIn(search)
  return marks.length > 0 ? Object.fromEntries(marks) : null
}

/** Keeps the landing's marks for this visit, so that an order after some clicks still knows them. */
export function rememberCampaign(search: string): void {
  const campaign = campaignIn(search)
  if (!campaign) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify(campaign))
  } catch {
    // The address still has them.
  }
}

/** The marks of this visit: those of the address, else those it began with. */
export function campaignNow(search: string): Campaign | null {
  try {
    return campaignIn(search) ?? JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
