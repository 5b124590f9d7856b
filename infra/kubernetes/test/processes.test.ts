import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogEnv } from '@izlog/catalog/config'
import { TOPICS } from '@izlog/contracts/events/topics'
import { REQUEST_ENDS_WITHIN_MS } from '@izlog/kit/http/server'
import { STOP_WITHIN_MS } from '@izlog/kit/main'
import { NotifierEnv } from '@izlog/notifier/config'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { repoRoot } from '../../local/src/paths.ts'
import { services as embedded } from '../../local/src/run/services.ts'
import { type Installation, renderOverlays } from '../testing/manifests.ts'

const PORTS: Record<string, number> = {
  ...Object.fromEntries(Object.entries(embedded).map(([name, { port }]) => [name, port])),
  pages: embedded.catalog.port,
}

let overlays: Awaited<ReturnType<typeof renderOverlays>>
let production: Installation
beforeAll(async () => {
  overlays = await renderOverlays()
  production = overlays.production
})

const containersOf = ({ workloads }: Installation) =>
  workloads.flatMap(({ metadata, spec }) =>
    spec.template.spec.containers.map((container) => ({ of: metadata.name, pod: spec.template.spec, container })),
  )
const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8')

describe('every pod', () => {
  it('runs as nobody’s user, on a file system that it cannot change, with no right that it does not need', () => {
    for (const installation of Object.values(overlays))
      for (const { of, pod, container } of containersOf(installation)) {
        expect(pod.securityContext, of).toMatchObject({
          runAsNonRoot: true,
          seccompProfile: { type: 'RuntimeDefault' },
        })
        expect(pod, of).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
        expect(container.securityContext, of).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        const volumes = new Set(pod.volumes.map(({ name }) => name))
        for (const { name } of container.volumeMounts) expect(volumes, of).toContain(name)
        expect(
          container.volumeMounts.map(({ mountPath }) => mountPath),
          of,
        ).toContain('/tmp')
      }
  })

  it('asks for memory and processors, and has limits of both', () => {
    for (const { of, container } of containersOf(overlays.operators)) {
      expect(Object.keys(container.resources.requests).sort(), of).toEqual(['cpu', 'memory'])
      expect(Object.keys(container.resources.limits).sort(), of).toEqual(['cpu', 'memory'])
    }
  })

  it('is of an image that the Dockerfile builds, and starts a file that is in it', () => {
    const dockerfile = read('infra/docker/Dockerfile')
    for (const { of, container } of containersOf(overlays.operators)) {
      const target = /^registry\.example\/izlog\/(\w+):\S+$/.exec(container.image)?.[1]
      expect(dockerfile, of).toContain(` AS ${target}\n`)
      if (target === 'service')
        expect(existsSync(join(repoRoot, container.command.find((word) => word.endsWith('.ts')) ?? '')), of).toBe(true)
    }
  })
})

describe('jobs', () => {
  it('bring the stores of every service into the form of this version, with what each is given to start', () => {
    for (const installation of Object.values(overlays)) {
      const [workload] = installation.workloads.filter(({ metadata }) => metadata.name === 'migrations')
      expect(workload?.spec.template.spec.containers.map(({ name }) => name)).toEqual(Object.keys(embedded))
      for (const { name, command, envFrom } of workload?.spec.template.spec.containers ?? []) {
        const deployed = installation.process(name).container
        expect(command).toEqual([...deployed.command.filter((word) => !word.startsWith('--import')), '--migrate'])
        expect(envFrom).toEqual(deployed.envFrom)
      }
    }
  })

  it('back up every night by a key that reads nothing, and restore only when somebody says so', () => {
    for (const installation of Object.values(overlays)) {
      const [restore] = installation.ofKind('Job').filter(({ metadata }) => metadata.name === 'restore')
      expect(restore?.spec).toMatchObject({ suspend: true })
      const [backup] = installation.ofKind('CronJob')
      expect(backup?.spec).toMatchObject({ concurrencyPolicy: 'Forbid', timeZone: 'Europe/Belgrade' })
      expect(JSON.stringify(backup)).not.toContain('BACKUP_KEY')
    }
  })
})

describe('a deployment', () => {
  it('is there for each service, where the embedded stack has it listen', () => {
    for (const [name, port] of Object.entries(PORTS)) {
      const { container } = production.process(name)
      expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
      const [service] = production.ofKind('Service').filter(({ metadata }) => metadata.name === name)
      expect(service?.spec).toMatchObject({ clusterIP: 'None', ports: [{ port }] })
    }
    expect(read('infra/docker/Dockerfile')).toMatch(/^EXPOSE 8080 8443$/m)
    expect(production.process('gateway').container.ports.map(({ containerPort }) => containerPort)).toEqual([
      8080, 8443,
    ])
  })

  it('is watched while it starts, while it is sent requests and while it lives', () => {
    for (const { of, container } of containersOf({ ...production, workloads: production.deployments })) {
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe]
      for (const probe of probes)
        expect(
          container.ports.map(({ name }) => name),
          of,
        ).toContain(probe?.httpGet.port)
      // nginx has no /readyz. Of services it answers 503 without Redis, while orders are taken.
      const starts = container.name === 'gateway' ? '/healthz' : '/readyz'
      expect(
        probes.map((probe) => probe?.httpGet.path),
        of,
      ).toEqual([starts, '/healthz', '/healthz'])
    }
  })

  it('is spread over zones and machines, and loses one pod at a time', () => {
    for (const { metadata, spec } of production.deployments) {
      const spread = spec.template.spec.topologySpreadConstraints
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ])
      for (const { matchLabelKeys } of spread) expect(matchLabelKeys).toContain('app.kubernetes.io/name')
      const [budget] = production
        .ofKind('PodDisruptionBudget')
        .filter(({ metadata: { name } }) => name === metadata.name)
      expect(budget?.spec, metadata.name).toMatchObject({ maxUnavailable: 1, selector: spec.selector })
      expect(spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } })
    }
  })

  it('is a gateway whose workers have cut what is still open before it is killed', () => {
    const { workload, container } = production.process('gateway')
    const [, given] = /^ +WORKERS_END_WITHIN=(\d+)s /m.exec(read('infra/docker/Dockerfile')) ?? []
    expect(workload.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
      (container.lifecycle?.preStop.sleep.seconds ?? 0) + Number(given),
    )
  })

  it('is killed only after its calls had the time to end', () => {
    const callsMs: Record<string, number> = {
      notifier: 3 * NotifierEnv.shape.CALL_TIMEOUT_MS.parse(undefined),
      catalog: 1000 * CatalogEnv.in.shape.AI_TIMEOUT_S.parse(undefined),
    }
    for (const name of Object.keys(PORTS)) {
      const { workload, container } = production.process(name)
      const beforeMs = 1000 * (container.lifecycle?.preStop.sleep.seconds ?? 0)
      expect(beforeMs).toBeGreaterThan(5000)
      expect(1000 * workload.spec.template.spec.terminationGracePeriodSeconds, name).toBeGreaterThan(
        beforeMs + REQUEST_ENDS_WITHIN_MS + (callsMs[name] ?? 0) + STOP_WITHIN_MS,
      )
    }
  })
})

const Scaler = z.looseObject({
  scaleTargetRef: z.looseObject({ name: z.string() }),
  minReplicas: z.number().optional(),
  minReplicaCount: z.number().optional(),
  maxReplicaCount: z.number().optional(),
  triggers: z.array(z.object({ type: z.string(), metadata: z.record(z.string(), z.string()) })).default([]),
})
const scalers = (kind: string) => production.ofKind(kind).map(({ spec }) => Scaler.parse(spec))

describe('production', () => {
  it('scales each by its processor or by its lag, never by both', () => {
    const byCpu = scalers('HorizontalPodAutoscaler').map(({ scaleTargetRef }) => scaleTargetRef.name)
    const byLag = scalers('ScaledObject').map(({ scaleTargetRef }) => scaleTargetRef.name)
    expect(byCpu).toEqual(['gateway', 'auth', 'catalog', 'pages'])
    expect(byLag).toEqual(['notifier', 'order'])
    for (const { metadata, spec } of production.deployments)
      expect(spec.replicas, metadata.name).toBe([...byCpu, ...byLag].includes(metadata.name) ? undefined : 2)
    for (const { minReplicas, minReplicaCount } of [...scalers('HorizontalPodAutoscaler'), ...scalers('ScaledObject')])
      expect(minReplicas ?? minReplicaCount).toBe(2)
  })

  it('looks at the lag of groups that there are, and lets no more read than there are partitions', () => {
    const { KAFKA_PARTITIONS } = production.settingsOf(settingsOf('order'))
    for (const { scaleTargetRef, maxReplicaCount, triggers } of scalers('ScaledObject')) {
      expect(maxReplicaCount).toBeLessThanOrEqual(Number(KAFKA_PARTITIONS))
      const source = read(`services/${scaleTargetRef.name}/src/service.ts`)
      const lags = triggers.filter(({ type }) => type === 'kafka')
      for (const { metadata } of lags) {
        expect(source).toContain(`group: '${metadata.consumerGroup}'`)
        expect(Object.keys(TOPICS)).toContain(metadata.topic)
      }
      expect(lags).not.toEqual([])
    }
  })
})

const settingsOf = (name: string) => production.process(name).container.envFrom[0]?.configMapRef.name ?? ''
