import { z } from 'zod'
import { type FieldName, fieldOf, PAGE_FIELDS, type PageField, type PageFields } from './page-fields.ts'

/** The fields that have all of these properties, each as one of what is given. */
type FieldsWith<Properties> = { [F in FieldName]: PageFields[F] extends Properties ? F : never }[FieldName]

const entries = Object.entries(PAGE_FIELDS) as [FieldName, PageField][]

const namesWhere = (holds: (field: PageField) => boolean) =>
  entries.filter(([, field]) => holds(field)).map(([name]) => name)

/** Texts and lists of texts that the editor's form keeps as they are stored. */
export type PlainField = FieldsWith<{ kind: 'text' | 'bullets' | 'questions' | 'words' }>
export const PLAIN_FIELDS = namesWhere(({ kind }) =>
  ['text', 'bullets', 'questions', 'words'].includes(kind),
) as PlainField[]

/** Plain texts alone. */
export type TextField = FieldsWith<{ kind: 'text' }>
export const TEXT_FIELDS = namesWhere(({ kind }) => kind === 'text') as TextField[]

/** The fields that the writer proposes section by section. */
export type ProposedField = FieldsWith<{ section: string }>
export const fieldsOfSection = (section: PageField['section']) =>
  namesWhere((field) => field.section === section) as ProposedField[]

export type ReplacedField = FieldsWith<{ merge: 'replace' }>
export const REPLACED_FIELDS = namesWhere(({ merge }) => merge === 'replace') as ReplacedField[]
export type MergedField = FieldsWith<{ merge: 'parts' }>
export const MERGED_FIELDS = namesWhere(({ merge }) => merge === 'parts') as MergedField[]

type Column = 'stored' | 'generated' | 'input'
type Shape<C extends Column, F extends FieldName> = {
  [K in F as PageFields[K] extends Record<C, z.ZodType> ? K : never]: PageFields[K] extends Record<
    C,
    infer S extends z.ZodType
  >
    ? S
    : never
}

function shapeOf<C extends Column, F extends FieldName = FieldName>(column: C, names: readonly F[]): Shape<C, F> {
  const schemas = names.flatMap((name) => {
    const schema: z.ZodType | undefined = fieldOf(name)?.[column]
    return schema ? [[name, schema]] : []
  })
  return Object.fromEntries(schemas)
}

const all = Object.keys(PAGE_FIELDS) as FieldName[]

/** For `Website`: each field as it is stored. */
export const storedShape = shapeOf('stored', all)
/** For what anybody may read of a page. */
export const publicShape = shapeOf(
  'stored',
  namesWhere(({ isPublic }) => isPublic === true) as FieldsWith<{ isPublic: true }>[],
)
/** For a page that the writer has just made. */
export const generatedShape = shapeOf('generated', all)
type ProposedShape = {
  [F in ProposedField]: PageFields[F]['stored'] extends z.ZodDefault<infer S> ? S : PageFields[F]['stored']
}
/** For a proposal: what is not proposed is left out, so no default may stand in for it. */
export const proposedShape = Object.fromEntries(
  entries.flatMap(([name, { section, stored }]) =>
    section === undefined ? [] : [[name, stored instanceof z.ZodDefault ? stored.unwrap() : stored]],
  ),
) as ProposedShape
/** For a save. */
export const inputShape = shapeOf('input', all)

type Picked<Page, F> = { [K in keyof Pick<Page, F & keyof Page>]: Exclude<Page[K], undefined> }

/** Those of the fields that are there. */
export const pickFields = <Page extends object, F extends FieldName>(
  page: Page,
  names: readonly F[],
): Picked<Page, F> =>
  Object.fromEntries(
    Object.entries(page).filter(([name, value]) => names.some((each) => each === name) && value !== undefined),
  ) as Picked<Page, F>
