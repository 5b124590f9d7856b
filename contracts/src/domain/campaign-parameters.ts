/** The query parameters by which ads mark where a visit came from. Without zod, so that shoppers' pages may import it. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'fbclid',
  'gclid',
  'ttclid',
] as const
