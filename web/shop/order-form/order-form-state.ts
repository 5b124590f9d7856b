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
import type { Attempt, NoAnswer, OrderOutcome } from './place-order.ts'

/** All state of an order form. */
export interface OrderFormState {
  readonly quantity: number
  readonly values: FieldValues
  /** The postal code of the town that was picked from the list; cleared when another town is typed. */
  readonly pickedPostalCode: string | null
  readonly problems: FieldProblems
  /** Fields that were left with a value, or sent: only these show their errors. */
  readonly visited: readonly FieldName[]
  readonly phase: 'open' | 'sending' | 'placed'
  /** The attempt that the server has not answered; the next one must repeat its idempotency key. */
  readonly unanswered: Attempt | null
  /** Current total by quantity, where the server's sum differs from the page's. */
  readonly newTotals: Readonly<Record<number, number>>
  /** Current delivery price by quantity, where the server's is another than the page's. */
  readonly newDeliveryPrices: Readonly<Record<number, number>>
  /** The server's sum is another: the shopper must press the button again. */
  readonly confirming: boolean
  /** The order of an earlier attempt, placed although its answer was lost: the shopper is asked before another is placed. */
  readonly placedBefore: string | null
  /** Why the last attempt failed, where no field explains it. */
  readonly failure: OrderFailure | null
}

export type OrderFailure = NoAnswer | 'rejected'

export type OrderFormEvent =
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'typed'; readonly field: FieldName; readonly value: string }
  | { readonly type: 'town-picked'; readonly town: Town }
  | { readonly type: 'left'; readonly field: FieldName }
  | { readonly type: 'checked' }
  | { readonly type: 'sending'; readonly attempt: Attempt }
  | OrderOutcome
  /** The browser showed the page again from its cache. */
  | { readonly type: 'returned' }

export const startOrderForm = (
  quantity: number,
  values: FieldValues = NO_VALUES,
  unanswered: Attempt | null = null,
): OrderFormState => ({
  quantity,
  values,
  pickedPostalCode: null,
  problems: {},
  visited: [],
  phase: 'open',
  unanswered,
  newTotals: {},
  newDeliveryPrices: {},
  confirming: false,
  placedBefore: null,
  failure: null,
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
      return {
        ...state,
        phase: 'sending',
        unanswered: event.attempt,
        confirming: false,
        placedBefore: null,
        failure: null,
      }
    case 'unknown':
      return { ...state, phase: 'open', failure: event.reason }
    default:
      return { ...answered(rules, state, event), unanswered: null }
  }
}

/** The state after an answer, and after a return to the page; both leave no attempt unanswered. */
function answered(rules: FormRules, state: OrderFormState, event: AnsweredEvent): OrderFormState {
  switch (event.type) {
    case 'placed':
      return { ...state, phase: 'placed' }
    case 'total-changed':
      return {
        ...state,
        phase: 'open',
        confirming: true,
        newTotals: { ...state.newTotals, [state.quantity]: event.total },
        newDeliveryPrices: { ...state.newDeliveryPrices, [state.quantity]: event.deliveryPrice },
      }
    case 'placed-before':
      return { ...state, phase: 'open', placedBefore: event.orderId }
    case 'refused':
      return {
        ...state,
        phase: 'open',
        visited: rules.fields,
        problems: event.problems,
        failure: firstProblem(event.problems, rules) ? null : 'rejected',
      }
    case 'rejected':
      return { ...state, phase: 'open', failure: 'rejected' }
    case 'returned':
      return { ...state, phase: 'open' }
  }
}

type AnsweredEvent = Exclude<OrderOutcome, { type: 'unknown' }> | { readonly type: 'returned' }

/** The first wrong field that the form shows, in the order of the screen; the server may refuse others. */
export const firstProblem = (problems: FieldProblems, { fields }: FormRules) =>
  (['quantity', ...fields] as const).find((field) => problems[field])

/** An error disappears as soon as it is corrected, and appears only when the field is left. Autofill may report the same value twice. */
function withValue(rules: FormRules, state: OrderFormState, field: FieldName, value: string): OrderFormState {
  if (state.values[field] === value) return state
  const outdated = field === 'city' && state.pickedPostalCode === state.values.postalCode
  const postalCode = outdated ? '' : state.values.postalCode
  const typed = { ...state, values: { ...state.values, postalCode, [field]: value } }
  return state.problems[field] ? withProblem(rules, typed, field) : typed
}

/** A picked town sets its postal code too, even where the form does not show that field. */
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

/** A street 'x' and a town 'Beo' are accepted, as in the specification, but a tick would mean to the shopper that they are complete. */
const CONVINCING: Readonly<Partial<Record<FieldName, number>>> = { address: 5, city: 4 }

/** True for a field that was left with a valid value: it shows a tick. */
export const isFine = (state: OrderFormState, field: FieldName): boolean =>
  state.visited.includes(field) &&
  !state.problems[field] &&
  state.values[field].trim().length >= (CONVINCING[field] ?? 1)
