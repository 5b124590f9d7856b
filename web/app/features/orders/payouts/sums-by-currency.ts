import { formatMoney } from '@izlog/contracts/domain/money'

/** '5.980 RSD + 120 €': what all amounts come to, a currency each; '0' where there is none. */
export function sumsByCurrency<T extends { currencySymbol: string | null }>(
  all: readonly T[],
  amountOf: (each: T) => number | null,
): string {
  const sums = new Map<string, number>()
  for (const each of all) {
    const symbol = each.currencySymbol ?? ''
    sums.set(symbol, (sums.get(symbol) ?? 0) + (amountOf(each) ?? 0))
  }
  const texts = [...sums].filter(([, sum]) => sum > 0).map(([symbol, sum]) => formatMoney(sum, symbol))
  return texts.join(' + ') || '0'
}
