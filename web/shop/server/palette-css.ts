import type { PageColours } from '../../shared/palette.ts'

/** The seller's colours as the custom properties of the landing pages' sheets. */
export const paletteCss = ({ primary, strong, onStrong, onPrimary, bg, line, tint, note }: PageColours): string =>
  `:root{--primary:${primary};--strong:${strong};--on-strong:${onStrong};--on-primary:${onPrimary};--bg:${bg};--bg-line:${line};--tint:${tint}${note ? `;--note:${note};--light:#fff` : ''}}`
