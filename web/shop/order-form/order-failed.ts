/** Builder spec 8: what both forms say when an order could not be sent. */
export const ORDER_FAILED = 'Greška pri slanju porudžbine. Molimo pokušajte ponovo.'
