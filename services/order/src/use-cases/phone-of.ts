import { localize } from '@izlog/contracts/domain/localize'
import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { normalisePhone } from '@izlog/contracts/domain/phones'
import { ORDER_MESSAGES } from '@izlog/contracts/http/orders'
import { invalid } from '@izlog/kit/errors'
import { countryOf } from '../domain/order.ts'

/** A shopper's phone in E.164, by the rules of the page's market. Throws `invalid`, for the field at `path`. */
export function phoneOf(market: Market, typed: string, path = 'customerData.phone'): string {
  const phone = normalisePhone(typed, countryOf(market))
  if (phone) return phone.e164
  const message = localize(market, ORDER_MESSAGES.phoneInvalid(MARKETS[market].phoneExample))
  throw invalid([{ path, message }])
}
