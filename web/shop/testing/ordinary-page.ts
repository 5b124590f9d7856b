import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { designVariantOf } from '../landing/parts/design-variant.ts'
import { samplePage } from './sample-page.ts'

const picture = (hash: string, width: number) => ({
  url: `/uploads/images/${hash}-${width}.webp`,
  width,
  height: width,
  widths: [320, 640, 800].filter((each) => each <= width),
})

/** A page with texts as many and as long as the writer's: the usual weight of a page. */
export const ordinaryPage = (changes: Partial<PublicWebsite> = {}): PublicWebsite =>
  samplePage({
    sku: 'JMN-01',
    hook: 'Dobar jastuk se ne primeti celu noć. Primeti se ujutru.',
    seoTitle: 'Ortopedski jastuk Mirna noć: Probudite se odmornog vrata',
    seoDescription: 'Dobar jastuk se ne primeti celu noć. Primeti se ujutru. Plaćate pouzećem, dostava je besplatna.',
    bullets: [
      ['Običan krevet, bolji san', 'Dušek ne morate da menjate. Često je dovoljno promeniti ono pod glavom.'],
      ['Na boku i na leđima', 'Kad se okrenete u snu, oslonac ostaje tamo gde treba.'],
      ['Vrat ima svoj oslonac', 'Ivica podupire vrat, a glava leži malo niže, kao kad stojite uspravno.'],
      ['Prija i posle posla', 'Legnite na njega pola sata pred večeru i pustite ramena.'],
      ['Poštarina je na nama', 'Cena koju vidite je cena koju plaćate.'],
    ].map(([title = '', text = '']) => ({ title, text })),
    longDescription: [
      'Trećinu života provedete na njemu.',
      'Cipele probamo pre nego što ih kupimo, a jastuk godinama trpimo. Ovaj je oblikovan prema vratu, a ne prema jastučnici.',
      'Okrenete se na bok i vrat visi. Rame je široko, a jastuk nizak. Viša ivica popuni prostor između ramena i glave.',
      'Savet za prve noći: legnite tako da ramena budu na dušeku, a samo glava i vrat na jastuku. Greška se ispravlja najlakše.',
    ].join('\n\n'),
    faq: [
      ['Koliko treba da se naviknem?', 'Većini treba nekoliko noći. Prvo mu dajte sat-dva pred san.'],
      [
        'Šta ako mi bude tvrd?',
        'Prve večeri ume da deluje tvrđe. Ako se posle mesec dana niste navikli, vraćamo novac.',
      ],
      ['Kada stiže?', 'Šaljemo u roku od 24 h, a kurir dolazi za 2–5 radnih dana. Pre dolaska Vas zove.'],
    ].map(([q = '', a = '']) => ({ q, a })),
    keywords: ['jastuk', 'ortopedski jastuk', 'bol u vratu', 'memorijska pena', 'san', 'leđa', 'kičma', 'spavanje'],
    designRecommendations: {
      category: 'health',
      targetAudience: 'Ljudi koje ujutru boli vrat',
      emotionalTone: 'mirno',
      colorScheme: {
        primary: '#0B7269',
        secondary: '#1B1916',
        accent: '#FFB224',
        background: '#F0FDFA',
        text: '#1B1916',
      },
      typography: { headingFont: 'Hanken Grotesk', bodyFont: 'Hanken Grotesk', weight: 'bold' },
      layoutStyle: 'prozračno',
      visualElements: { borderRadius: 'rounded', shadows: 'none', spacing: 'normal' },
      sectionStructure: {
        sections: ['Proizvod i cena', 'Zašto baš ovaj', 'Opis', 'Šta kažu kupci', 'Cena', 'Česta pitanja'].map(
          (title, place) => ({ type: `section-${place}`, title, order: place + 1, props: {} }),
        ),
      },
    },
    images: [
      picture('744eed1592bb06e7ce49437fb36a0a0bfe7a0d2daa9955635ec347faca5d1038', 800),
      picture('20cc1e8d5b384b2a803e85d6c5a0ba26e884bb2c1ec2eaf56e9b2b6919a0f767', 640),
      picture('0dc3130b49ca318c3cfe8b8db45935486a16b54fb28538d29996e01feb32962d', 640),
      picture('df345f1e58213958c67f77b6acc84003fba045104df9b7934a103f8c36fe17c0', 640),
    ],
    testimonials: [
      ['Vladimir Simić', 'Zrenjanin', 'Spavam na boku i više ne guram ruku pod jastuk. Zadovoljan.'],
      ['Milica Ilić', 'Kruševac', 'Kupila sam sebi, a muž mi ga je uzeo. Poručujem drugi.'],
      ['Aleksandar Živković', 'Valjevo', 'Više ga ne tučem pesnicom u tri ujutru. To mi je bilo dosta.'],
      ['Dragana Lazić', 'Novi Sad', 'Prve dve noći mi je bio čudan. Treće sam prespavala do budilnika.'],
    ].map(([name = '', location = '', text = ''], place) => ({
      name,
      location,
      text,
      rating: place === 2 ? 4 : 5,
      purchase_date: `pre ${place + 2} nedelje`,
      verified: true,
    })),
    urgencyElements: {
      limitedStock: 'Kad se ova zaliha proda, cena se vraća na staru.',
      limitedTime: 'Snižena cena važi dok traju zalihe.',
      socialProof: 'Ko poruči jednom, često se vrati po još jedan komad za poklon.',
      exclusivity: 'Ova cena važi samo na ovoj stranici.',
      bonuses: ['Besplatna dostava', '30 dana za povraćaj novca'],
    },
    priceAnchoring: {
      originalPrice: 4990,
      currentPrice: 2990,
      savings: 2000,
      comparisonText: 'Redovna cena: 4.990 RSD. Danas: 2.990 RSD. Ušteda: 2.000 RSD.',
    },
    editableContent: {
      enabledTestimonials: [true, true, true],
      adviceTitle: 'Savet za prve noći',
      adviceText: 'Legnite tako da ramena budu na dušeku, a samo glava i vrat na jastuku.',
      newBadge: 'NOVO',
      benefit1Title: 'Običan krevet, bolji san',
      benefit1Description: 'Dušek ne morate da menjate.',
      benefit2Title: 'Na boku i na leđima',
      benefit2Description: 'Kad se okrenete u snu, oslonac ostaje tamo gde treba.',
      benefit3Title: 'Vrat ima svoj oslonac',
      benefit3Description: 'Ivica podupire vrat, a glava leži malo niže.',
      ctaButtonText: 'Poruči jastuk',
      storyTitle: 'Godinama sam menjala dušek, a trebalo je jastuk',
      storySubtitle: 'Probudite se odmornog vrata',
    },
    ...changes,
  })

/** Product ids whose pages have the four designs, in order (landing/parts/design-variant.ts). */
export const PRODUCTS_BY_DESIGN = [0, 1, 2, 3].map(
  (look) => [1, 2, 3, 4, 5, 6, 7, 8].find((id) => designVariantOf({ productId: id, customUrl: '' }) === look) ?? 0,
)
