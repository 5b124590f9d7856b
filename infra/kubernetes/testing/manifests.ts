import { join } from 'node:path'
import { z } from 'zod'
import { repoRoot } from '../../local/src/paths.ts'
import { kustomizeBinary } from '../../local/src/provision/kustomize.ts'
import { run } from '../../local/src/shell.ts'

export const folder = join(repoRoot, 'infra/kubernetes')

const Labels = z.record(z.string(), z.string()).default({})
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional(), labels: Labels }),
})
export type Manifest = z.infer<typeof Manifest>

const Reference = z.object({ name: z.string(), key: z.string(), optional: z.boolean().default(false) })
const Probe = z.looseObject({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).default([]),
  env: z
    .array(
      z.object({
        name: z.string(),
        value: z.string().optional(),
        valueFrom: z
          .object({ configMapKeyRef: Reference.optional(), secretKeyRef: Reference.optional() })
          .default({ configMapKeyRef: undefined, secretKeyRef: undefined }),
      }),
    )
    .default([]),
  resources: z.object({ requests: Labels, limits: Labels }),
  startupProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }).optional(),
  securityContext: z.unknown(),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })).default([]),
})
type Container = z.infer<typeof Container>

const KeyFile = z.object({ key: z.string(), path: z.string() })
const Pod = z.looseObject({
  terminationGracePeriodSeconds: z.number().default(30),
  automountServiceAccountToken: z.boolean(),
  enableServiceLinks: z.boolean(),
  securityContext: z.unknown(),
  topologySpreadConstraints: z
    .array(z.looseObject({ topologyKey: z.string(), matchLabelKeys: z.array(z.string()) }))
    .default([]),
  containers: z.array(Container).min(1),
  volumes: z.array(
    z.looseObject({
      name: z.string(),
      projected: z
        .object({ sources: z.array(z.object({ secret: z.object({ name: z.string(), items: z.array(KeyFile) }) })) })
        .optional(),
      secret: z.object({ secretName: z.string() }).optional(),
    }),
  ),
})
const Workload = Manifest.extend({
  kind: z.enum(['Deployment', 'Job']),
  spec: z.looseObject({
    replicas: z.number().optional(),
    template: z.object({ metadata: z.object({ labels: Labels }), spec: Pod }),
  }),
})
export type Workload = z.infer<typeof Workload>

const CronJob = z.looseObject({ jobTemplate: z.looseObject({ spec: z.unknown() }) })
/** The job that a CronJob makes, under its name. */
const jobOf = ({ spec, ...manifest }: Manifest): Manifest => ({
  ...manifest,
  kind: 'Job',
  spec: CronJob.parse(spec).jobTemplate.spec,
})

const ConfigMap = Manifest.extend({ kind: z.literal('ConfigMap'), data: Labels })

export const OVERLAYS = ['small', 'production', 'operators'] as const
type Overlay = (typeof OVERLAYS)[number]
export type Installation = ReturnType<typeof installation>

/** What Kustomize makes of each overlay. */
export async function renderOverlays(): Promise<Record<Overlay, Installation>> {
  const folders = OVERLAYS.map((name) => join(folder, 'overlays', name))
  const output = await run(await kustomizeBinary(), folders)
  const rendered = z.record(z.string(), z.array(Manifest)).parse(JSON.parse(output))
  const of = (name: Overlay) => installation(rendered[join(folder, 'overlays', name)] ?? [])
  return { small: of('small'), production: of('production'), operators: of('operators') }
}

function installation(manifests: readonly Manifest[]) {
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
  const deployments = ofKind('Deployment').map((manifest) => Workload.parse(manifest))
  const jobs = [...ofKind('Job'), ...ofKind('CronJob').map(jobOf)]
  const workloads = [...deployments, ...jobs.map((manifest) => Workload.parse(manifest))]
  const settings = new Map(
    ofKind('ConfigMap').map((manifest) => [manifest.metadata.name, ConfigMap.parse(manifest).data]),
  )
  return {
    manifests,
    ofKind,
    deployments,
    workloads,
    /** The container that runs a process; a process has the name of its deployment or job, tls-sync that of its container. */
    process(name: string): { workload: Workload; container: Container } {
      for (const workload of workloads)
        for (const container of workload.spec.template.spec.containers)
          if (container.name === name || (container.name === 'service' && workload.metadata.name === name))
            return { workload, container }
      throw new Error(`No process ${name}`)
    },
    settingsOf(name: string): Record<string, string> {
      const found = settings.get(name)
      if (!found) throw new Error(`No ConfigMap ${name}`)
      return found
    },
  }
}
