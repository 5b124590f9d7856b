/** The trader's name under the order button; renders nothing without one. */
export const SoldBy = ({ traderName }: { traderName: string | undefined }) =>
  traderName !== undefined && <p className="sold-by">{`Prodaje ${traderName}`}</p>
