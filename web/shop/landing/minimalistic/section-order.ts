/** The sections between the hero and the footer. */
export type SectionName =
  | 'reasons'
  | 'description'
  | 'urgency'
  | 'voices'
  | 'closeUps'
  | 'pictures'
  | 'price'
  | 'questions'
  | 'lastChance'

/** The order in each of the four designs (landing/parts/design-variant.ts); the first is that of docs/product/builder.md 2.3. */
const ORDERS: readonly (readonly SectionName[])[] = [
  ['reasons', 'description', 'urgency', 'voices', 'closeUps', 'pictures', 'price', 'questions', 'lastChance'],
  ['pictures', 'reasons', 'voices', 'description', 'urgency', 'closeUps', 'price', 'questions', 'lastChance'],
  ['description', 'reasons', 'pictures', 'urgency', 'price', 'closeUps', 'voices', 'questions', 'lastChance'],
  ['voices', 'reasons', 'pictures', 'description', 'urgency', 'closeUps', 'price', 'questions', 'lastChance'],
]

export const sectionOrder = (look: number): readonly SectionName[] => ORDERS[look % ORDERS.length] ?? []
