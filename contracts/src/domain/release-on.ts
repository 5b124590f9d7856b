import { z } from 'zod'

/** When an order's parcel may leave for the courier: as soon as it is placed (and its upsell window closed), or once its call has confirmed it. */
export const ReleaseOn = z.enum(['ordered', 'confirmed'])
export type ReleaseOn = z.infer<typeof ReleaseOn>

export const RELEASE_LABELS: Readonly<Record<ReleaseOn, string>> = {
  ordered: 'Čim stigne porudžbina',
  confirmed: 'Kad potvrdite porudžbinu',
}
