import type { ClientContext, Customer } from '../events/orders.ts'

/** The shopper of an erased order. The town is erased too: together with product and hour it could identify the person. */
export const ERASED_CUSTOMER: Customer = {
  firstName: '',
  lastName: '',
  email: null,
  phone: '',
  phoneTyped: '',
  address: '',
  city: '',
  postalCode: null,
  notes: null,
}

/** Erases everything by which the ad platform matches a person. The campaign's parameters stay: they are the same for many shoppers. */
export function erasedClient({ campaign }: Pick<ClientContext, 'campaign'>): ClientContext {
  const { fbclid: _meta, gclid: _google, ttclid: _tikTok, ...marks } = campaign ?? {}
  return {
    ip: null,
    userAgent: null,
    fbp: null,
    fbc: null,
    adConsent: null,
    campaign: Object.keys(marks).length > 0 ? marks : null,
  }
}
