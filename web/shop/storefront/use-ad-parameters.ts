import { useEffect, useState } from 'react'
import { campaignQuery } from '../ad-marks/campaign.ts'

/**
 * The ad parameters of the storefront's address, or of the landing page that this tab came from, as a query for the pages that it opens: they
 * open in a new tab, without this tab's storage, and an order there must carry its ad. Empty before hydration and without an ad.
 */
export function useAdParameters(): string {
  const [marks, setMarks] = useState('')
  useEffect(() => setMarks(campaignQuery(location.search)), [])
  return marks
}
