/** What COURIER_TRACKING_URL has in the place of a parcel's number. */
export const TRACKING_PLACE = '{tracking}'

/** The address of the courier's page for a parcel's number; null without either. */
export type TrackingUrl = (trackingId: string | null) => string | null

export const trackingUrlBy =
  (template: string | undefined): TrackingUrl =>
  (trackingId) =>
    template && trackingId ? template.replaceAll(TRACKING_PLACE, encodeURIComponent(trackingId)) : null
