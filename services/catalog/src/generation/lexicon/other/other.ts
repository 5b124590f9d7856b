import type { Category } from '@izlog/contracts/domain/categories'
import type { ProductNoun } from '../product-noun.ts'
import { otherAuto } from './auto.ts'
import { otherBeauty } from './beauty.ts'
import { otherHealth } from './health.ts'
import { otherHome } from './home.ts'
import { otherTech } from './tech.ts'

/** What is written of a product whose kind we do not know. */
export const OTHER: Readonly<Record<Category, ProductNoun>> = {
  auto: otherAuto,
  health: otherHealth,
  tech: otherTech,
  home: otherHome,
  beauty: otherBeauty,
}
