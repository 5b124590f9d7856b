import { useEffect, useState } from 'react'
import { adParametersIn } from '../ad-marks/campaign.ts'

/**
 * The ad parameters of the storefront's address, as a query for the pages that it opens: they open in a new tab, without this
 * tab's storage, and an order there must carry its ad. Empty before hydration and without an ad.
 */
export function useAdParameters(): string {
  const [marks, setMarks] = useState('')
  useEffect(() => {
    const found = adParametersIn(location.search)
    if (found.length > 0) setMarks(`?${new URLSearchParams(found)}`)
  }, [])
  return marks
}
