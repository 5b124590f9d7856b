import {
  type Announcement,
  type PartState,
  SILENT_AFTER_MS,
  type SystemInstance,
  type SystemPart,
  type SystemParts,
} from '@izlog/contracts/http/system'

/** An announcement of a service's process, and how long ago (ms) it was made. */
export interface Announced extends Announcement {
  service: string
  agoMs: number
}

/** A silent instance beside a running one is shown for this long (ms): it has been replaced. */
const REPLACED_AFTER_MS = 10 * 60_000

/** The services that must run, each with what is announced of it, and their outboxes. */
export function systemParts(announced: readonly Announced[], services: readonly string[], now: Date): SystemParts {
  const byPart = Map.groupBy(announced, ({ part }) => part)
  const seen = new Set(announced.map(({ service }) => service))
  const parts = [...byPart].map(([part, instances]) => partOf(part, instances, now))
  const unseen = services.filter((service) => !seen.has(service)).map((service) => partOf(service, [], now))
  const serviceOf = ({ part }: SystemPart) => byPart.get(part)?.[0]?.service ?? part
  const place = (part: SystemPart) => services.indexOf(serviceOf(part))
  return {
    parts: [...parts, ...unseen].toSorted((a, b) => place(a) - place(b) || a.part.localeCompare(b.part)),
    outboxes: services.flatMap((service) => outboxesOf(service, announced)),
  }
}

const isSilent = ({ agoMs }: Announced) => agoMs > SILENT_AFTER_MS

function partOf(part: string, announced: readonly Announced[], now: Date): SystemPart {
  const isRunning = announced.some((one) => !isSilent(one))
  const newestFirst = announced.toSorted((a, b) => a.agoMs - b.agoMs)
  const shown = newestFirst.filter((one, at) =>
    isRunning ? !isSilent(one) || one.agoMs < REPLACED_AFTER_MS : at === 0,
  )
  const instances = shown.map((one) => instanceOf(one, now))
  return { part, state: stateOf(instances), instances }
}

function instanceOf(announced: Announced, now: Date): SystemInstance {
  const { instance, version, startedAt, missing, agoMs } = announced
  const state = isSilent(announced) ? 'silent' : missing.length > 0 ? 'not-ready' : 'ready'
  return { instance, version, startedAt, missing, state, seenAt: new Date(now.getTime() - agoMs).toISOString() }
}

function stateOf(instances: readonly SystemInstance[]): PartState {
  const running = instances.filter(({ state }) => state !== 'silent')
  if (running.length === 0) return 'away'
  return running.some(({ state }) => state === 'ready') ? 'ready' : 'not-ready'
}

/** All processes of a service see the same outboxes, so the newest announcement counts. */
function outboxesOf(service: string, announced: readonly Announced[]): SystemParts['outboxes'] {
  const [newest] = announced
    .filter((one) => one.service === service && one.outboxes && !isSilent(one))
    .toSorted((a, b) => a.agoMs - b.agoMs)
  return (newest?.outboxes ?? []).map((outbox) => ({ service, ...outbox }))
}
