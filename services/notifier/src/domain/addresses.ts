import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import type { Customer } from '@izlog/contracts/events/orders'

export const fullName = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim()

/** 'Knez Mihailova 1, 11000': the address where the city stands apart. */
export const streetLine = ({ address, postalCode }: Customer): string =>
  postalCode ? `${address}, ${postalCode}` : address

/** '11000 Beograd' */
const cityLine = ({ postalCode, city }: Customer): string => (postalCode ? `${postalCode} ${city}` : city)

/** 'Knez Mihailova 1, 11000 Beograd, Srbija' */
export const fullAddress = (customer: Customer, market: Market): string =>
  [customer.address, cityLine(customer), MARKETS[market].label].join(', ')
