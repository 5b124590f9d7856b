import type { TemplateName } from '@izlog/contracts/domain/templates'
import advertorial from '../../photos/template-advertorial.webp'
import minimalistic from '../../photos/template-minimalistic.webp'
import sales from '../../photos/template-sales.webp'

/** First screens of the demo seller's pages on a phone 390 px wide; take them again when the top of a template changes. */
const SCREENS: Readonly<Record<TemplateName, string>> = {
  Minimalistic: minimalistic,
  'Sales Template': sales,
  'Advertorial Template': advertorial,
}

/** A real page of a template, small: what a shopper sees first. */
export function TemplatePreview({ templateName }: { templateName: TemplateName }) {
  return (
    <img
      src={SCREENS[templateName]}
      alt=""
      width={112}
      height={172}
      className="h-43 w-28 shrink-0 rounded-control object-cover object-top outline outline-line -outline-offset-1"
    />
  )
}
