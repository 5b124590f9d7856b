import { sellersStorefront } from '@izlog/contracts/domain/sellers-storefront'

/**
 * Links out of a page. On the platform the first one leads to the products of the seller whose ad or page the shopper came by; the other
 * one leads to the first page of the host.
 */
export const HomeLinks = ({ sellerId }: { sellerId: number | null }) => (
  <>
    <SellersProducts sellerId={sellerId} />
    <a className="plain-button" href="/">
      Nazad na početnu
    </a>
  </>
)

/** Renders nothing without a seller. */
export const SellersProducts = ({ sellerId }: { sellerId: number | null }) =>
  sellerId !== null && (
    <a className="plain-button" href={sellersStorefront(sellerId)}>
      Još proizvoda ovog prodavca
    </a>
  )
