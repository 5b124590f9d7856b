import classes from '../../data/object-classes.json' with { type: 'json' }
import type { KindName, NounEntry } from '../lexicon-schema.ts'

/** What stands behind 'za': whom it serves, a part of the body, what one does, where it stands, or a thing that it acts on. */
export type ObjectClass = 'being' | 'body' | 'activity' | 'place' | 'thing'

const CLASS_OF: ReadonlyMap<string, ObjectClass> = new Map(
  (['being', 'body', 'activity', 'place'] as const).flatMap((name) =>
    classes[name].map((lemma) => [lemma, name] as const),
  ),
)

export const classOf = ({ lemma, animate }: NounEntry): ObjectClass =>
  CLASS_OF.get(lemma) ?? (animate ? 'being' : lemma.endsWith('nje') ? 'activity' : 'thing')

const ALL: readonly ObjectClass[] = ['being', 'body', 'activity', 'place', 'thing']

/**
 * With which objects a kind's sentences about the object make sense: 'kutija za nakit' holds jewels, but 'posuda za psa' holds no dogs.
 * Where the object is of another class, the kind's texts about things in general, or none, are used.
 */
const MEANT: Readonly<Partial<Record<KindName, readonly ObjectClass[]>>> = {
  store: ['thing'],
  hold: ['thing'],
  cook: ['thing'],
  mix: ['thing'],
  cut: ['thing', 'body'],
  peel: ['thing', 'body'],
  charge: ['thing'],
  connect: ['thing'],
  pump: ['thing'],
  attach: ['thing'],
  repair: ['thing', 'place'],
  drill: ['thing', 'place'],
  vacuum: ['thing', 'place'],
  cover: ['thing', 'place', 'body', 'being'],
  clean: ['thing', 'place', 'body', 'being'],
  dry: ['thing', 'body', 'being'],
  water: ['thing', 'place'],
  grow: ['thing', 'place'],
  measure: ['thing', 'body'],
  decorate: ['thing', 'place', 'activity'],
  feed: ['being'],
  drink: ['being', 'activity'],
  eat: ['being'],
  type: ['thing'],
  write: ['activity', 'being'],
  groom: ['body', 'being'],
  apply: ['body', 'being'],
  'make-up': ['body'],
  massage: ['body', 'being'],
  support: ['body', 'being'],
  learn: ['being', 'activity'],
  signal: ['place', 'being', 'thing'],
  light: ['place', 'thing', 'activity'],
  scent: ['place'],
  heat: ['body', 'place', 'thing', 'being'],
  cool: ['place', 'thing', 'body', 'being'],
  catch: ['being', 'thing', 'activity'],
}

export const isMeantBy = (kind: KindName, object: ObjectClass): boolean => (MEANT[kind] ?? ALL).includes(object)

/** Kinds of which nothing holds once they serve a being: a bowl for a dog is no box, a stand for a cat is no holder. */
const NOT_FOR_BEINGS = new Set<KindName>([
  'store',
  'hold',
  'cook',
  'mix',
  'cut',
  'charge',
  'connect',
  'pump',
  'attach',
  'repair',
  'drill',
  'vacuum',
  'water',
  'type',
])

export const holdsForBeings = (kind: KindName): boolean => !NOT_FOR_BEINGS.has(kind)
