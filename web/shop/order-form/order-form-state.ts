import type { Town } from '../towns/towns.ts'
import {
  type FieldName,
  type FieldProblems,
  type FieldValues,
  type FormRules,
  NO_VALUES,
  problemOf,
  problemsOf,
} from './order-fields.ts'

/** What an order form knows; a pure machine, so that every way through it can be told as a story. */
export interface OrderFormState {
  readonly quantity: number
  readonly values: FieldValues
  /** The postal code that came with a town picked from the list; it goes when another town is typed. */
  readonly pickedPostalCode: string | null
  readonly problems: FieldProblems
  /** Fields that were left once with something in them, or sent: only those say what is wrong. */
  readonly visited: readonly FieldName[]
  readonly phase: 'open' | 'sending' | 'placed'
  /** What the server says the quantities cost now, where it differs from the page. */
  readonly newTotals: Readonly<Record<number, number>>
  /** The sum changed on the way: the shopper is asked once more. */
  readonly confirming: boolean
  /** An order whose answer was lost and that is placed after all: the shopper is asked before there is another. */
  readonly placedBefore: string | null
}

export type OrderFormEvent =
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'typed'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'town-picked'; readonly town: Town }
  | { readonly type: 'left'; readonly field: FieldName }
  | { readonly type: 'checked' }
  | { readonly type: 'sending' }
  | { readonly type: 'placed' }
  | { readonly type: 'failed' }
  | { readonly type: 'total-changed'; readonly total: number }
  | { readonly type: 'placed-before'; readonly orderId: string }
  | { readonly type: 'refused'; readonly problems: FieldProblems }

export const startOrderForm = (quantity: number, values: FieldValues = NO_VALUES): OrderFormState => ({
  quantity,
  values,
  pickedPostalCode: null,
  problems: {},
  visited: [],
  phase: 'open',
  newTotals: {},
  confirming: false,
  placedBefore: null,
})

export function nextOrderForm(rules: FormRules, state: OrderFormState, event: OrderFormEvent): OrderFormState {
  switch (event.type) {
    case 'quantity-chosen': {
      const { quantity: _, ...problems } = state.problems
      return { ...state, quantity: event.quantity, confirming: false, problems }
    }
    case 'typed':
      return withValue(rules, state, event.field, event.value)
    case 'town-picked':
      return withTown(rules, state, event.town)
    case 'left':
      if (state.values[event.field].trim() === '') return state
      return withProblem(rules, { ...state, visited: [...new Set([...state.visited, event.field])] }, event.field)
    case 'checked':
      return { ...state, visited: rules.fields, problems: problemsOf(state.values, rules) }
    case 'sending':
      return { ...state, phase: 'sending', confirming: false, placedBefore: null }
    case 'placed':
      return { ...state, phase: 'placed' }
    case 'failed':
      return { ...state, phase: 'open' }
    case 'total-changed':
      return {
        ...state,
        phase: 'open',
        confirming: true,
        newTotals: { ...state.newTotals, [state.quantity]: event.total },
      }
    case 'placed-before':
      return { ...state, phase: 'open', placedBefore: event.orderId }
    case 'refused':
      return { ...state, phase: 'open', visited: rules.fields, problems: event.problems }
  }
}

/** An error goes as soon as it is mended, and comes only when the field is left. A browser that fills the form in may tell the same twice. */
function withValue(rules: FormRules, state: OrderFormState, field: FieldName, value: string): OrderFormState {
  if (state.values[field] === value) return state
  const outdated = field === 'city' && state.pickedPostalCode === state.values.postalCode
  const postalCode = outdated ? '' : state.values.postalCode
  const typed = { ...state, values: { ...state.values, postalCode, [field]: value } }
  return state.problems[field] ? withProblem(rules, typed, field) : typed
}

/** A picked town brings its postal code along, whether or not the form shows that field. */
function withTown(rules: FormRules, state: OrderFormState, { name, postalCode }: Town): OrderFormState {
  const values = { ...state.values, city: name, postalCode }
  const visited = [...new Set<FieldName>([...state.visited, 'city', 'postalCode'])]
  const picked = { ...state, values, visited, pickedPostalCode: postalCode }
  return withProblem(rules, withProblem(rules, picked, 'city'), 'postalCode')
}

function withProblem(rules: FormRules, state: OrderFormState, field: FieldName): OrderFormState {
  const { [field]: _, ...others } = state.problems
  const problem = problemOf(field, state.values[field], rules)
  return { ...state, problems: problem === null ? others : { ...others, [field]: problem } }
}

/** True for a field that was left filled and has nothing wrong: it gets its tick. */
export const isFine = (state: OrderFormState, field: FieldName): boolean =>
  state.visited.includes(field) && !state.problems[field] && state.values[field].trim() !== ''
