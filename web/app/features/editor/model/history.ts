/** The undo history of a form. Typing into one field without a pause is one step. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The field and the time (ms) of the latest change. */
  readonly field: string | null
  readonly at: number
}

const PAUSE_MS = 1500
const MAX_STEPS = 100

export const startHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  field: null,
  at: 0,
})

/** Adds a change of a field, and drops the steps that could be redone. */
export function changed<State>(history: History<State>, next: State, field: string, at: number): History<State> {
  const goesOn = field === history.field && at - history.at < PAUSE_MS
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], field, at }
}

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, field: null, at: 0 }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], field: null, at: 0 }
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, field: null, at: 0 }
  return { past: [...past, present], present: next, future: rest, field: null, at: 0 }
}
