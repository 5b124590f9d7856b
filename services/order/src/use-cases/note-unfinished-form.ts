import { UNFINISHED_MESSAGES, type UnfinishedOutcome } from '@izlog/contracts/http/unfinished-forms'
import { AppError } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { isRepeatedOutcome, type UnfinishedForm, withOutcome, withoutOutcome } from '../domain/unfinished-form.ts'
import type { UnfinishedForms } from '../store/mongo-unfinished-forms.ts'
import { isTheirs } from './read-order.ts'

export interface NoteUnfinishedDeps {
  unfinishedForms: UnfinishedForms
  now: () => Date
}

/** Notes how the call of an unfinished form went. Throws `not_found`, and `conflict` when somebody noted its call since the version that was seen. */
export async function noteOutcome(
  deps: NoteUnfinishedDeps,
  caller: Caller,
  id: string,
  { outcome, version }: { outcome: UnfinishedOutcome; version: number },
): Promise<UnfinishedForm> {
  const form = await findForm(deps, caller, id)
  const noting = { by: caller.userId, now: deps.now() }
  if (form.version === version + 1 && isRepeatedOutcome(form, outcome, noting)) return form
  const noted = withOutcome(form, outcome, noting)
  if (!form.isDone && form.version === version && (await deps.unfinishedForms.save(noted))) return noted
  throw new AppError('conflict', 'unfinished.changed', UNFINISHED_MESSAGES.changedMeanwhile)
}

/** Takes back the caller's own last outcome within seconds, and with it the form for another call. Throws `not_found`, and `conflict` when it is too late. */
export async function undoOutcome(
  deps: NoteUnfinishedDeps,
  caller: Caller,
  id: string,
  version: number,
): Promise<UnfinishedForm> {
  const { unfinishedForms, now } = deps
  const form = await findForm(deps, caller, id)
  const undone = form.version === version ? withoutOutcome(form, { by: caller.userId, now: now() }) : undefined
  if (!undone || !(await unfinishedForms.save(undone)))
    throw new AppError('conflict', 'unfinished.undo-too-late', UNFINISHED_MESSAGES.undoTooLate)
  await unfinishedForms.take(id, caller.jti, now())
  return undone
}

/** Throws `not_found` to everybody but its seller and administrators. */
async function findForm(
  { unfinishedForms, now }: NoteUnfinishedDeps,
  caller: Caller,
  id: string,
): Promise<UnfinishedForm> {
  const form = await unfinishedForms.byId(id, now())
  if (form && isTheirs(form, caller)) return form
  throw new AppError('not_found', 'unfinished.not-found', UNFINISHED_MESSAGES.gone)
}
