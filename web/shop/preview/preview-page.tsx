import { offersOf, startQuantity } from '@izlog/contracts/domain/offers'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { pageColoursOf } from '../../shared/palette.ts'
import { landingCss } from '../landing/landing-css.ts'
import { LANDING_TEMPLATES } from '../landing/landing-templates.ts'
import { ORDER_FORM_ID } from '../order-form/order-link.tsx'
import { PlainOrder } from '../order-form/plain-order.tsx'
import { TextMarks } from '../parts/place-mark.ts'
import type { Seller } from '../render-types.ts'
import { paletteCss } from '../server/palette-css.ts'
import scriptedCss from '../styles/scripted.css?inline'
import type { ShowPageMessage } from './messages.ts'
import { Outline } from './outline.ts'
import { Places } from './places.ts'

/** Without pixel and consent: the preview measures nothing. */
const NOBODY: Seller = { pixelId: null, consentBanner: false, purchaseOn: 'ordered' }

type PreviewPageProps = Omit<ShowPageMessage, 'type'> & { readonly onPick: (field: string) => void }

/**
 * The page from the components and sheets that shoppers get. In mode `client` the focused field is outlined, and the order form, which shoppers open,
 * stands below the page: what only it shows has its place there.
 */
export function PreviewPage({ website, mode, fields, focus, onPick }: PreviewPageProps) {
  const { Page, plainQuantity } = LANDING_TEMPLATES[website.templateName]
  const root = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  pick.current = onPick
  useSheets(website)
  const outlines = useRef<{ focus: Outline; hover: Outline }>(null)
  const places = useRef<Places>(null)

  useLayoutEffect(() => {
    outlines.current ??= { focus: new Outline('focus'), hover: new Outline('hover') }
    places.current = root.current && new Places(root.current, fields)
    outlines.current.hover.hide()
    const mark = () => outlineFocus(outlines.current, places.current, mode === 'client' ? focus : null)
    mark()
    addEventListener('resize', mark)
    // Pictures and fonts that load later move the elements below them.
    const observer = new ResizeObserver(mark)
    if (root.current) observer.observe(root.current)
    return () => {
      removeEventListener('resize', mark)
      observer.disconnect()
    }
  }, [fields, focus, mode])

  useEffect(() => {
    const [element] = (mode === 'client' && focus && places.current?.of(focus)) || []
    if (element) bringIntoView(element)
  }, [focus, mode])

  useEffect(() => {
    if (mode !== 'client') return
    document.documentElement.classList.add('preview-client')
    const placeOf = ({ target }: Event) => (target instanceof Element ? places.current?.at(target) : null)
    const onClick = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const place = placeOf(event)
      if (place) pick.current(place.field.name)
      else if (isOrderLink(event)) bringFormIntoView()
    }
    const onHover = (event: Event) => {
      const place = placeOf(event)
      document.body.classList.toggle('preview-pickable', Boolean(place))
      if (place) outlines.current?.hover.show([place.element], place.field.label)
      else outlines.current?.hover.hide()
    }
    addEventListener('click', onClick, true)
    addEventListener('mouseover', onHover)
    return () => {
      document.documentElement.classList.remove('preview-client')
      document.body.classList.remove('preview-pickable')
      removeEventListener('click', onClick, true)
      removeEventListener('mouseover', onHover)
    }
  }, [mode])

  return (
    <div ref={root}>
      <TextMarks.Provider value>
        <Page
          key={`${website.templateName} ${startQuantity(offersOf(website), 0)}`}
          website={website}
          seller={NOBODY}
          pixelScriptUrl={null}
        />
        {mode === 'client' && plainQuantity !== null && (
          <div className="preview-order">
            <PlainOrder website={website} startQuantity={startQuantity(offersOf(website), plainQuantity)} />
          </div>
        )}
      </TextMarks.Provider>
    </div>
  )
}

function outlineFocus(outlines: { focus: Outline } | null, places: Places | null, focus: string | null): void {
  if (focus === null || !places) outlines?.focus.hide()
  else outlines?.focus.show(places.of(focus), places.labelOf(focus))
}

/** Scrolls this frame only; scrollIntoView would move the editor around it too. */
function bringIntoView(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) scrollTo({ top: scrollY + top - (innerHeight - height) / 2, behavior: 'smooth' })
}

const isOrderLink = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-order]') !== null

function bringFormIntoView(): void {
  const form = document.getElementById(ORDER_FORM_ID)
  if (form) scrollTo({ top: scrollY + form.getBoundingClientRect().top, behavior: 'smooth' })
}

/** The template's sheet and the seller's colours, as constructed sheets: the CSP allows no inline style. */
function useSheets(website: PublicWebsite): void {
  const sheets = useRef<{ template: CSSStyleSheet; palette: CSSStyleSheet }>(null)
  const css = landingCss(website)
  const colourCss = paletteCss(pageColoursOf(website))
  useLayoutEffect(() => {
    sheets.current ??= { template: new CSSStyleSheet(), palette: new CSSStyleSheet() }
    sheets.current.template.replaceSync(scriptedCss + css)
    document.adoptedStyleSheets = [sheets.current.template, sheets.current.palette]
  }, [css])
  useLayoutEffect(() => sheets.current?.palette.replaceSync(colourCss), [colourCss])
}
