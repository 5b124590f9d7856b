import { expect, it } from 'vitest'
import { OPEN, PAUSED, plannedTopics, type TopicState, topicChanges } from './topic-plan.ts'

const plan = plannedTopics('izlog', { partitions: 6, brokers: 3 })
/** What Kafka shows of them: also the values that nobody has set. */
const asPlanned = new Map<string, TopicState>(
  [...plan].map(([topic, state]) => [topic, { ...state, config: { ...OPEN, ...state.config } }]),
)
const planned = (topic: string): TopicState => asPlanned.get(topic) ?? { partitions: 0, replicas: 0, config: {} }

it('has nothing to change where all topics are as planned, and leaves more partitions than planned', () => {
  expect(topicChanges(plan, asPlanned)).toEqual([])
  expect(topicChanges(plan, new Map(asPlanned).set('orders', { ...planned('orders'), partitions: 12 }))).toEqual([])
})

it('lists what is missing, what may grow, and what is set otherwise', () => {
  const found = new Map(asPlanned)
  found.delete('pages')
  found.set('orders', { ...planned('orders'), partitions: 3, replicas: 1 })
  found.set('users', { ...planned('users'), config: { ...planned('users').config, 'cleanup.policy': 'delete' } })
  expect(topicChanges(plan, found)).toEqual([
    { topic: 'users', is: 'config', name: 'cleanup.policy', from: 'delete', to: 'compact' },
    { topic: 'orders', is: 'partitions', from: 3, to: 6 },
    { topic: 'orders', is: 'replicas', from: 1, to: 3 },
    { topic: 'pages', is: 'missing' },
  ])
})

it('opens a topic again on which a growth was interrupted, also of a single broker', () => {
  const one = plannedTopics('izlog', { partitions: 6, brokers: 1 })
  const open = new Map<string, TopicState>(
    [...one].map(([topic, state]) => [topic, { ...state, config: { ...OPEN, ...state.config } }]),
  )
  expect(topicChanges(one, open)).toEqual([])
  const larger = { ...planned('orders').config, 'max.message.bytes': '8000000' }
  expect(topicChanges(one, new Map(open).set('orders', { ...planned('orders'), config: larger }))).toEqual([])
  const paused = new Map(open).set('orders', {
    ...planned('orders'),
    replicas: 1,
    config: { ...planned('orders').config, ...PAUSED },
  })
  expect(topicChanges(one, paused)).toEqual([
    { topic: 'orders', is: 'config', name: 'max.message.bytes', from: '1', to: '1048588' },
  ])
})
