import { useEffect, useState } from 'react'
import { adMarksIn } from '../ad-marks/campaign.ts'

/**
 * The marks of the ad that led to the storefront, as the query of the pages it opens: those open in a tab of their own, which knows
 * nothing of this one, and an order there is to know its ad. Empty until the page has come to life, and without an ad.
 */
export function useAdMarks(): string {
  const [marks, setMarks] = useState('')
  useEffect(() => {
    const found = adMarksIn(location.search)
    if (found.length > 0) setMarks(`?${new URLSearchParams(found)}`)
  }, [])
  return marks
}
