import { CAMPAIGN_PARAMETERS } from '@izlog/contracts/domain/campaign-parameters'
import { useEffect, useState } from 'react'

/**
 * The marks of the ad that led to the storefront, as the query of the pages it opens: those open in a tab of their own, which knows
 * nothing of this one, and an order there is to know its ad. Empty until the page has come to life, and without an ad.
 */
export function useAdMarks(): string {
  const [marks, setMarks] = useState('')
  useEffect(() => setMarks(adMarksIn(location.search)), [])
  return marks
}

export function adMarksIn(search: string): string {
  const query = new URLSearchParams(search)
  const marks = new URLSearchParams(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    }),
  ).toString()
  return marks ? `?${marks}` : ''
}
