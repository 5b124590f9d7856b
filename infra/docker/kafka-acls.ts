import { TOPICS, type TopicName } from '@izlog/contracts/events/topics'
import { inNamespace, retryTopic } from '@izlog/kit/bus/names'
import { TOPIC_ACCESS } from '@izlog/kit/bus/topic-access'
import { ServiceName } from '@izlog/kit/security/service-token'
import kafkajs, { type AclEntry, type Admin } from 'kafkajs'

// Node cannot detect these as named exports of the CommonJS module KafkaJS, so they are read from its default export.
const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs

type Operation = 'READ' | 'WRITE' | 'CREATE' | 'DELETE' | 'DESCRIBE' | 'ALTER_CONFIGS'
interface Resource {
  type: 'TOPIC' | 'GROUP'
  name: string
  /** True when the resource is every name that starts with `name`. */
  prefixed?: boolean
}

const allow = (user: string, { type, name, prefixed = false }: Resource, ...operations: Operation[]): AclEntry[] =>
  operations.map((operation) => ({
    principal: `User:${user}`,
    host: '*',
    resourceType: AclResourceTypes[type],
    resourceName: name,
    resourcePatternType: ResourcePatternTypes[prefixed ? 'PREFIXED' : 'LITERAL'],
    operation: AclOperationTypes[operation],
    permissionType: AclPermissionTypes.ALLOW,
  }))

/** Topics whose events, and therefore dead letters, contain shoppers' data. */
const TOPICS_WITH_SHOPPERS: readonly TopicName[] = ['orders', 'upsells', 'deliveries']

/** Everything that services may do in Kafka; whatever is not listed here is refused. */
function kafkaAcls(namespace: string): AclEntry[] {
  const topic = (name: TopicName): Resource => ({ type: 'TOPIC', name: inNamespace(namespace, name) })
  /** Dead-letter and retry topics of a topic: of one service's groups, or of all groups. */
  const aside = (name: TopicName, service = ''): Resource => ({
    type: 'TOPIC',
    name: inNamespace(namespace, `${name}.${service && `${service}.`}`),
    prefixed: true,
  })
  const ofTopic = (name: TopicName): AclEntry[] => {
    const { writers, readers } = TOPIC_ACCESS[name]
    return [
      // The service that starts first creates all topics.
      ...allow('*', topic(name), 'CREATE', 'DESCRIBE'),
      ...writers.flatMap((user) => allow(user, topic(name), 'WRITE')),
      ...[...writers, ...readers].flatMap((user) => [
        ...allow(user, topic(name), 'READ'),
        ...allow(user, aside(name, user), 'CREATE', 'READ', 'WRITE', 'ALTER_CONFIGS'),
      ]),
      // auth erases the dead letters of deleted users. Operators also use auth's login to replay or drop dead letters.
      ...allow('auth', aside(name), 'READ', 'WRITE', 'DELETE'),
    ]
  }
  const retryOfNotifier: Resource = { type: 'TOPIC', name: retryTopic(namespace, 'orders', 'notifier.fan-out') }
  const topics = Object.keys(TOPICS) as TopicName[]
  return [
    ...topics.flatMap(ofTopic),
    // order erases the dead letters of erased orders.
    ...TOPICS_WITH_SHOPPERS.flatMap((name) => allow('order', aside(name), 'READ', 'WRITE', 'DELETE')),
    // order publishes an order to notifier again when no channel has acknowledged it.
    ...allow('order', retryOfNotifier, 'WRITE'),
    ...ServiceName.options.flatMap((user) => {
      const groups: Resource = { type: 'GROUP', name: inNamespace(namespace, `${user}.`), prefixed: true }
      return [
        ...allow(user, groups, 'READ', 'DELETE'),
        // auth shows operators how far each group is behind.
        ...allow('auth', groups, 'DESCRIBE'),
      ]
    }),
  ]
}

/** Makes Kafka's ACLs of the services' users in this namespace exactly equal to `kafkaAcls`. */
export async function grantKafka(admin: Admin, namespace: string): Promise<void> {
  const wanted = kafkaAcls(namespace)
  await admin.createAcls({ acl: wanted })
  const { resources } = await admin.describeAcls({
    resourceType: AclResourceTypes.ANY,
    resourcePatternType: ResourcePatternTypes.ANY,
    operation: AclOperationTypes.ANY,
    permissionType: AclPermissionTypes.ANY,
  })
  const textOf = (acl: AclEntry) =>
    [
      acl.principal,
      acl.host,
      acl.resourceType,
      acl.resourceName,
      acl.resourcePatternType,
      acl.operation,
      acl.permissionType,
    ].join()
  const known = new Set(wanted.map(textOf))
  const granted = resources.flatMap(({ acls, ...resource }) => acls.map((acl) => ({ ...resource, ...acl })))
  const over = granted.filter((acl) => !known.has(textOf(acl)))
  if (over.length > 0) await admin.deleteAcls({ filters: over })
}
