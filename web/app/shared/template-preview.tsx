import type { TemplateName } from '@izlog/contracts/domain/templates'
import advertorial from '../photos/template-advertorial.webp'
import minimalistic from '../photos/template-minimalistic.webp'
import sales from '../photos/template-sales.webp'

/** Screenshots of the demo seller's landing pages on a phone 390 px wide; take new ones when the top of a template changes. */
const SCREENS: Readonly<Record<TemplateName, string>> = {
  Minimalistic: minimalistic,
  'Sales Template': sales,
  'Advertorial Template': advertorial,
}

/** A screenshot of the top of a landing page of this template. */
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
