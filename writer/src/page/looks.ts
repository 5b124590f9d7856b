import type { Category } from '@izlog/contracts/domain/categories'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { DesignRecommendations, DesignSection, Palette } from '@izlog/contracts/page-fields/shapes'
import { sourcesOf } from './sources.ts'
import type { Writing } from './writing.ts'

interface Look {
  readonly category: string
  readonly tone: string
  readonly palettes: readonly Palette[]
  readonly radius: DesignRecommendations['visualElements']['borderRadius']
  readonly shadows: DesignRecommendations['visualElements']['shadows']
}

const INK = '#1B1916'
/** The colour of the order button, the same on the whole platform. */
const ACCENT = '#FFB224'

/** Design by category. All colours meet WCAG AA as text on their background and on white. */
const LOOKS: Readonly<Record<Category, Look>> = {
  health: {
    category: 'zdravlje',
    tone: 'smireno i pouzdano',
    palettes: [
      { primary: '#0B7269', bg: '#F0FDFA' },
      { primary: '#2C6147', bg: '#F2F8F3' },
    ],
    radius: 'rounded',
    shadows: 'none',
  },
  home: {
    category: 'dom',
    tone: 'toplo i domaće',
    palettes: [
      { primary: '#8A4B14', bg: '#FCF6EC' },
      { primary: '#56601F', bg: '#F7F7EC' },
    ],
    radius: 'rounded',
    shadows: 'subtle',
  },
  tech: {
    category: 'tehnologija',
    tone: 'jasno i sigurno',
    palettes: [
      { primary: '#1B4B91', bg: '#F0F5FC' },
      { primary: '#3F3D91', bg: '#F3F3FC' },
    ],
    radius: 'sharp',
    shadows: 'subtle',
  },
  auto: {
    category: 'auto',
    tone: 'čvrsto i praktično',
    palettes: [
      { primary: '#9B2419', bg: '#FCF4F2' },
      { primary: '#27415F', bg: '#F1F5F9' },
    ],
    radius: 'sharp',
    shadows: 'dramatic',
  },
  beauty: {
    category: 'lepota',
    tone: 'nežno i svečano',
    palettes: [
      { primary: '#9A2A5B', bg: '#FDF3F7' },
      { primary: '#7A3E6D', bg: '#FAF4F9' },
    ],
    radius: 'very-rounded',
    shadows: 'none',
  },
}

/** The sections of each template, in the order in which the template shows them (docs/product/builder.md 2.3). */
const SECTIONS: Readonly<Record<TemplateName, readonly (readonly [type: string, title: string])[]>> = {
  Minimalistic: [
    ['hero', 'Proizvod i cena'],
    ['bullets', 'Zašto baš ovaj'],
    ['description', 'Opis'],
    ['testimonials', 'Šta kažu kupci'],
    ['price', 'Cena'],
    ['faq', 'Česta pitanja'],
  ],
  'Sales Template': [
    ['hero', 'Obećanje i cena'],
    ['problems', 'Šta Vas muči'],
    ['comments', 'Šta kažu kupci'],
    ['benefits', 'Šta dobijate'],
    ['offers', 'Koliko komada'],
    ['faq', 'Česta pitanja'],
  ],
  'Advertorial Template': [
    ['hero', 'Naslov priče'],
    ['story', 'Priča'],
    ['benefits', 'Šta se promenilo'],
    ['trust', 'Na šta računate'],
    ['testimonials', 'Šta kažu kupci'],
    ['order', 'Poručivanje'],
    ['faq', 'Česta pitanja'],
  ],
}

export function designFor(
  category: Category,
  templateName: TemplateName,
  writing: Writing,
): { palette: Palette; design: DesignRecommendations } {
  const { localize, choose } = writing
  const look = LOOKS[category]
  const audience = sourcesOf(writing).flatMap(({ texts }) =>
    texts.audience === undefined ? [] : (writing.fill(texts.audience) ?? []),
  )[0]
  const palette = choose.one('palette', look.palettes)
  const story = templateName === 'Advertorial Template'
  const sections: DesignSection[] = SECTIONS[templateName].map(([type, title], index) => ({
    type,
    title: localize(title),
    order: index + 1,
    props: {},
  }))
  return {
    palette,
    design: {
      category: localize(look.category),
      targetAudience: audience ?? localize('kupci koji plaćaju pouzećem'),
      emotionalTone: localize(look.tone),
      colorScheme: { primary: palette.primary, secondary: INK, accent: ACCENT, background: palette.bg, text: INK },
      typography: {
        headingFont: story ? 'Newsreader' : 'Hanken Grotesk',
        bodyFont: story ? 'Newsreader' : 'Hanken Grotesk',
        weight: story ? 'normal' : 'bold',
      },
      layoutStyle: localize(
        story
          ? 'priča u jednom stupcu'
          : templateName === 'Sales Template'
            ? 'jedan stupac, veliki naslovi'
            : 'proizvod levo, ponuda desno',
      ),
      visualElements: { borderRadius: look.radius, shadows: look.shadows, spacing: story ? 'loose' : 'normal' },
      sectionStructure: { sections },
    },
  }
}
