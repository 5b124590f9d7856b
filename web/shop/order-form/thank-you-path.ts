/** Where a placed order leads (builder spec 2.10). */
export const thankYouPath = (websiteId: number, orderId: string): string =>
  `/hvala/${websiteId}/${encodeURIComponent(orderId)}`
