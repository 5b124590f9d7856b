import { beforeAll, describe, expect, it } from 'vitest'
import { type Installation, OVERLAYS, renderOverlays } from '../testing/manifests.ts'
import { kubernetesValidators, type Validate } from '../testing/schemas.ts'

/** Kinds that operators bring along, by the versions that they serve. */
const CUSTOM = [
  'kafka.strimzi.io/v1 Kafka',
  'kafka.strimzi.io/v1 KafkaNodePool',
  'keda.sh/v1alpha1 ScaledObject',
  'keda.sh/v1alpha1 TriggerAuthentication',
  'mongodbcommunity.mongodb.com/v1 MongoDBCommunity',
  'redis.redis.opstreelabs.in/v1beta2 Redis',
]

let overlays: Record<(typeof OVERLAYS)[number], Installation>
let validators: Validate[]
beforeAll(async () => {
  overlays = await renderOverlays()
  validators = await kubernetesValidators()
})

describe('the manifests', () => {
  it.each(OVERLAYS)('of %s are what Kubernetes takes, from the oldest to the newest version', (name) => {
    expect(validators).toHaveLength(2)
    for (const validate of validators)
      expect(overlays[name].manifests.flatMap((manifest) => validate(manifest) ?? [])).toEqual([])
  })

  it('are of kinds that Kubernetes or a named operator knows', () => {
    const unknown = Object.values(overlays).flatMap(({ manifests }) =>
      manifests.filter((manifest) => validators.some((validate) => validate(manifest) === undefined)),
    )
    const kinds = new Set(unknown.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`))
    expect([...kinds].sort()).toEqual(CUSTOM)
  })

  it('are refused with a field that is misspelt, at any depth', () => {
    const [order] = overlays.small.deployments.filter(({ metadata }) => metadata.name === 'order')
    const misspelt = JSON.parse(JSON.stringify(order).replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"'))
    for (const validate of validators) expect(validate(misspelt)?.join()).toContain('readOnlyRootFileSystem')
  })

  it('lie in one namespace, under names of their own', () => {
    for (const { manifests } of Object.values(overlays)) {
      const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
      expect(names).toEqual([...new Set(names)])
      for (const { kind, metadata } of manifests) expect(metadata.namespace ?? kind).toMatch(/^(izlog|Namespace)$/)
    }
  })
})
