import type { Market } from '@izlog/contracts/domain/market-facts'
import type { ProblemSolution } from '@izlog/contracts/page-fields/shapes'
import { localize } from '../../parts/localize.ts'

const TROUBLES: readonly ProblemSolution[] = [
  {
    title: 'Dosta je odlaganja',
    description1: 'Mala muka svakog dana pojede više vremena nego što primetite.',
    description2: 'Rešava se jednom. Poručite danas, a kurir zove pre dolaska.',
    ctaText: 'Želim odmah',
  },
  {
    title: 'Kupovina na neviđeno je rizik',
    description1: 'Platite unapred, pa čekate i nadate se da je kao na slici.',
    description2: 'Ne plaćate ništa unapred. Novac dajete kuriru, tek kad paket stigne.',
    ctaText: 'Poruči bez rizika',
  },
  {
    title: 'A ako mi ne odgovara?',
    description1: 'Vraćanje ume da bude komplikovanije od same kupovine.',
    description2: 'Imate 30 dana. Javite nam se i pošaljite paket nazad, a mi Vam vraćamo novac.',
    ctaText: 'Hoću da probam',
  },
]

/** For pages without problems of their own (docs/product/builder.md 2.3: three built-in blocks). */
export const defaultTroubles = (market: Market): readonly ProblemSolution[] =>
  TROUBLES.map(({ title, description1, description2, ctaText }) => ({
    title: localize(market, title),
    description1: localize(market, description1),
    description2: localize(market, description2),
    ctaText: localize(market, ctaText),
  }))
