import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import type { OrderCreatedV1, OrderReleasedV1 } from '@izlog/contracts/events/orders'
import type { UpsellAcceptedV1 } from '@izlog/contracts/events/upsells'

type Goods = Pick<OrderCreatedV1['data'], 'productName' | 'quantity' | 'totalPrice' | 'currencySymbol'>

/** 'Jastuk Mirna Noć, 2 komada, 4.990 RSD': the goods, without data of the shopper. */
export const goodsLine = ({ productName, quantity, totalPrice, currencySymbol }: Goods): string =>
  [productName, piecesLabel(quantity), formatMoney(totalPrice, currencySymbol)].join(', ')

/** 'Jastučnica, 1 komad, 990 RSD' */
export const upsellLine = ({
  title,
  ...goods
}: Omit<Goods, 'productName'> & Pick<UpsellAcceptedV1['data'], 'title'>): string =>
  goodsLine({ productName: title, ...goods })

/** 'Pošiljka: Jastuk Mirna Noć, 2 komada; Jastučnica, 1 komad. Za naplatu 5.980 RSD' */
export function parcelLine(order: OrderReleasedV1['data']): string {
  const goods = [{ title: order.productName, quantity: order.quantity }, ...order.upsells]
  const list = goods.map(({ title, quantity }) => `${title}, ${piecesLabel(quantity)}`).join('; ')
  return `Pošiljka: ${list}. Za naplatu ${formatMoney(order.sumToCollect, order.currencySymbol)}`
}
