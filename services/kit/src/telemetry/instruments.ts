import { createCounter, createGauge, createHistogram, createObservableCounter } from './metrics.ts'

/**
 * Every instrument of the services: what dashboards and alert rules in infra/observability may name. Attributes are few and bounded:
 * routes, groups and channels, never an id of a record or a person.
 */

/** Attributes: method, route, status (499: nobody waited for the answer). */
export const httpRequestSeconds = createHistogram(
  'izlog.http.request.seconds',
  'Requests by how long their answers took, in seconds; streams are left out',
  // 10.5: what waits for the store (STORE_WITHIN_MS) is answered just after 10 s, and would seem to take up to 30.
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10.5, 30],
)

/** Attribute: collection. */
export const outboxAgeSeconds = createGauge(
  'izlog.outbox.age.seconds',
  'Age of the oldest event that is not published yet, in seconds; 0 if there is none',
)

/** Attributes: group, topic. */
export const consumerLag = createGauge('izlog.consumer.lag', 'Messages that a consumer group has not read yet')
/** Attributes: group, topic. */
export const deadLetters = createGauge(
  'izlog.dead.letters',
  'Events that a group could not handle, until replayed or dropped',
)
/** Attributes: group, topic. */
export const eventsHandled = createCounter('izlog.events.handled', 'Events that a group has handled')
/** Attributes: group, topic. */
export const eventsParked = createCounter('izlog.events.parked', 'Events that a group has parked as dead letters')
/** Attribute: topic. */
export const eventsPublished = createCounter('izlog.events.published', 'Events that Kafka has acknowledged')

/** Attribute: source, page or one of those of a manual order. */
export const ordersPlaced = createCounter('izlog.orders.placed', 'Orders that were stored')
export const ordersUnacknowledged = createCounter(
  'izlog.orders.unacknowledged',
  'Orders without a delivery state in time, each time they were published again',
)

/** Attributes: channel, outcome. */
export const deliveryTries = createCounter('izlog.delivery.tries', 'Tries of deliveries by their outcome')
/** Attribute: channel. */
export const deliveryCallSeconds = createHistogram(
  'izlog.delivery.call.seconds',
  'Calls to the service of a channel by how long they took, in seconds',
  // Around CALL_TIMEOUT_MS, 10 s, and twice that, narrow: a quantile lies somewhere within its bucket.
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 9.5, 10.5, 15, 19.5, 21, 30],
)
/** Attribute: channel. */
export const deliveryAgeSeconds = createHistogram(
  'izlog.delivery.age.seconds',
  'Sent deliveries by their age then, in seconds',
  [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400],
)

/** Attribute: channel. */
export const deliveryDueAgeSeconds = createGauge(
  'izlog.delivery.due.age.seconds',
  'For how long the seller who has waited longest for a channel is due, in seconds; 0 if none is',
)

/** Attribute: channel. */
export const channelDown = createGauge(
  'izlog.channel.down',
  "Whether nothing arrives at a channel, by the judgement of the operator's page: 1 or 0",
)

/** Attributes: channel, scope (`all` sellers, or the `seller` for whom it is paused longest). */
export const channelPausedSeconds = createGauge(
  'izlog.channel.paused.seconds',
  'For how long administrators have paused a channel, in seconds; 0 if it is not paused',
)

/** Attribute: state (`valid`, `overdue` or `ended`). */
export const certificates = createGauge('izlog.certificates', 'Certificates of verified hosts by state')

/** Attributes: cache, result (`hit` or `miss`). */
export const cacheReads = createCounter('izlog.cache.reads', 'Reads of a cache in memory')

export const poolWaitSeconds = createObservableCounter(
  'izlog.store.pool.wait.seconds',
  'Time that calls have waited for a connection to the store, in seconds',
)
export const poolCheckouts = createObservableCounter(
  'izlog.store.pool.checkouts',
  'Calls that have got a connection to the store',
)
export const poolWaiting = createGauge('izlog.store.pool.waiting', 'Calls that wait for a connection to the store now')

/** Attribute: quantile. */
export const eventLoopDelaySeconds = createGauge(
  'izlog.event.loop.delay.seconds',
  'How late timers run, in seconds, since the last scrape',
)
export const processCpuSeconds = createObservableCounter('izlog.process.cpu.seconds', 'Processor time of the process')
export const processMemoryBytes = createGauge('izlog.process.memory.bytes', 'Resident memory of the process')

/** Only where the service keeps files in a folder. */
export const diskFreeBytes = createGauge('izlog.disk.free.bytes', 'Free space of the disk that holds the files')
export const diskSizeBytes = createGauge('izlog.disk.size.bytes', 'Size of the disk that holds the files')
