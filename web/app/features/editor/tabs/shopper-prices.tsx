import { offersOf } from '@izlog/contracts/domain/offers'
import { formatMoney } from '../../../ui/format.ts'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { useSettledValues } from '../fields/use-settled-values.ts'
import { pageDraft } from '../model/page-draft.ts'

const AFTER_MS = 150

/** The prices that shoppers will pay after a save, computed by the same function as on the landing page and the server. */
export function ShopperPrices() {
  const { website, previewMode } = useEditor()
  const values = useSettledValues(AFTER_MS)
  const offers = offersOf(pageDraft(website, values, previewMode))
  const symbol = website.currencySymbol
  return (
    <Section
      title="Šta kupac plaća"
      line="Ovo važi od čuvanja. Za 1, 2 i 3 komada ponuda uvek postoji; ako je nema na listi, računa se iz cene jednog."
    >
      <table className="w-full text-left tabular">
        <thead className="text-small text-fg3">
          <tr>
            <th className="py-1 pr-2 font-medium">Količina</th>
            <th className="px-2 py-1 text-right font-medium">Cena</th>
            <th className="px-2 py-1 text-right font-medium">Pre</th>
            <th className="py-1 pl-2 text-right font-medium">Popust</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {offers.map(({ quantity, label, price, originalPrice, discount, badge }) => (
            <tr key={quantity}>
              <td className="py-2 pr-2">
                {label}
                {badge && <span className="block text-tiny font-semibold text-link">{badge}</span>}
              </td>
              <td className="px-2 py-2 text-right font-semibold whitespace-nowrap">{formatMoney(price, symbol)}</td>
              <td className="px-2 py-2 text-right whitespace-nowrap text-fg3">
                {originalPrice === null ? '–' : formatMoney(originalPrice, symbol)}
              </td>
              <td className="py-2 pl-2 text-right whitespace-nowrap text-fg2">
                {discount === null ? '–' : `${discount}\u00a0%`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
