/** What so many pieces of an order cost by themselves: their share of its price T, in whole units. The rest stays with the others, so that nothing is lost. */
export const priceOfPieces = (totalPrice: number, quantity: number, pieces: number): number =>
  Math.round((totalPrice * pieces) / quantity)
