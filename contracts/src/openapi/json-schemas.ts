import { z } from 'zod'
import { named } from './components.ts'

type Json = z.core.JSONSchema.BaseSchema
type Direction = 'input' | 'output'

const COMPONENTS = '#/components/schemas/'

/** JSON Schemas of inputs and outputs, with the named ones as components. */
export interface JsonSchemas {
  input(schema: z.ZodType): Json
  output(schema: z.ZodType): Json
  /** In the order of their names. */
  components: Record<string, Json>
}

/**
 * A schema with defaults or transforms has different inputs and outputs: its component for inputs is called `{name}.Input`. Rules
 * that JSON Schema cannot express, such as refinements in code, are left out.
 */
export function jsonSchemas(inputs: Iterable<z.ZodType>, outputs: Iterable<z.ZodType>): JsonSchemas {
  const coming = converted(inputs, 'input')
  const going = converted(outputs, 'output')
  const differing = differingNames(coming.named, going.named)
  const inputName = (name: string) => (differing.has(name) ? `${name}.Input` : name)
  const components = [
    ...Object.entries(going.named).map(([name, json]) => [name, renamed(json, (same) => same)] as const),
    ...Object.entries(coming.named).map(([name, json]) => [inputName(name), renamed(json, inputName)] as const),
  ]
  return {
    input: (schema) => renamed(coming.of(schema), inputName),
    output: (schema) => renamed(going.of(schema), (name) => name),
    components: Object.fromEntries(components.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Converts all of them in one go, so that each name is written once. */
function converted(schemas: Iterable<z.ZodType>, io: Direction) {
  const keys = new Map([...new Set(schemas)].map((schema, index) => [schema, `s${index}`]))
  const whole = z.object(Object.fromEntries([...keys].map(([schema, key]) => [key, schema])))
  const { $defs = {}, properties = {} } = z.toJSONSchema(whole, { io, metadata: named, unrepresentable: 'any' })
  const of = (schema: z.ZodType): Json => {
    const json = properties[keys.get(schema) ?? '']
    if (typeof json !== 'object') throw new Error('a schema that was not converted')
    return json
  }
  return { of, named: $defs }
}

/** Names of schemas whose input differs from their output, themselves or in a schema that they refer to. */
function differingNames(coming: Record<string, Json>, going: Record<string, Json>): Set<string> {
  const both = Object.keys(coming).filter((name) => going[name] !== undefined)
  const differing = new Set(both.filter((name) => JSON.stringify(coming[name]) !== JSON.stringify(going[name])))
  const refersToOne = (name: string) =>
    [...differing].some((other) => JSON.stringify(coming[name]).includes(refTo(other)))
  for (let before = -1; before < differing.size; ) {
    before = differing.size
    for (const name of both) if (refersToOne(name)) differing.add(name)
  }
  return differing
}

const refTo = (name: string) => `"#/$defs/${name}"`

/** With references to components, under the names that these have. */
function renamed(json: Json, nameOf: (name: string) => string): Json {
  const { id: _, ...rest } = json
  return JSON.parse(
    JSON.stringify(rest).replace(/"#\/\$defs\/(\w+)"/g, (_ref, name: string) => `"${COMPONENTS}${nameOf(name)}"`),
  )
}
