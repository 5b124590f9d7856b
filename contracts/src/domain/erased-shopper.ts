import type { ClientContext, Customer } from '../events/orders.ts'

/** The shopper of an order whose data are erased. The town goes too: beside product and hour it may identify who it was. */
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

/** Of what the ad platform matches by only the marks of the campaign stay, which are the seller's own and the same for many. */
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
