import { z } from 'zod'
import { EditorValues } from './editor-values.ts'
import { changedFields, valuesWith } from './form-fields.ts'
import type { History } from './history.ts'

/** How a state differs from its neighbour on the side of the present one: a hundred whole forms would not fit a browser's storage. */
const Step = z.array(z.object({ name: z.string(), value: z.unknown() }))
type Step = z.infer<typeof Step>
const StoredHistory = z.object({ present: EditorValues, past: z.array(Step), future: z.array(Step) })

/** What a browser gives all drafts of a host together is about five million characters. */
const MAX_CHARACTERS = 300_000

/** The steps that can be undone and redone, to be stored; null without any. The steps farthest from the present are dropped where all are too long. */
export function packHistory({ past, present, future }: History<EditorValues>): z.infer<typeof StoredHistory> | null {
  const backwards = stepsFrom(present, [...past].reverse())
  const forwards = stepsFrom(present, future)
  let room = MAX_CHARACTERS - JSON.stringify(present).length
  const fits = (step: Step) => {
    room -= JSON.stringify(step).length
    return room >= 0
  }
  const keptPast = whileTrue(backwards, fits)
  const keptFuture = whileTrue(forwards, fits)
  return keptPast.length + keptFuture.length === 0 ? null : { present, past: keptPast, future: keptFuture }
}

/** The history of this state of the form; null where what is stored is another's or unreadable. */
export function unpackHistory(stored: unknown): History<EditorValues> | null {
  const history = StoredHistory.safeParse(stored).data
  if (!history) return null
  const { present } = history
  return {
    past: statesFrom(present, history.past).reverse(),
    present,
    future: statesFrom(present, history.future),
    field: null,
    at: 0,
  }
}

const stepsFrom = (present: EditorValues, states: readonly EditorValues[]): Step[] =>
  states.map((state, index) =>
    changedFields(states[index - 1] ?? present, state).map(({ name, typed }) => ({ name, value: typed })),
  )

function statesFrom(present: EditorValues, steps: readonly Step[]): EditorValues[] {
  const states: EditorValues[] = []
  for (const step of steps) {
    const changes = step.map(({ name, value }) => ({ name, from: null, typed: value }))
    const state = EditorValues.safeParse(valuesWith(states.at(-1) ?? present, changes)).data
    if (!state) break
    states.push(state)
  }
  return states
}

function whileTrue<Item>(items: readonly Item[], holds: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !holds(item))
  return items.slice(0, end === -1 ? items.length : end)
}
