import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Installation, renderOverlays, type Workload } from '../testing/manifests.ts'

const Selector = z.object({
  matchLabels: z.record(z.string(), z.string()).default({}),
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
})
const Peer = z.looseObject({ podSelector: Selector.optional() })
const Port = z.object({ port: z.number(), endPort: z.number().optional(), protocol: z.string().default('TCP') })
const Policy = z.object({
  podSelector: Selector,
  policyTypes: z.array(z.string()),
  ingress: z.array(z.object({ from: z.array(Peer).optional(), ports: z.array(Port) })).default([]),
  egress: z.array(z.object({ to: z.array(Peer).optional(), ports: z.array(Port) })).default([]),
})

type Labels = Record<string, string>
const selects = ({ matchLabels, matchExpressions }: z.infer<typeof Selector>, labels: Labels) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
const includes = (ports: readonly z.infer<typeof Port>[], wanted: number) =>
  ports.some(({ port, endPort = port, protocol }) => protocol === 'TCP' && port <= wanted && wanted <= endPort)

let overlays: Awaited<ReturnType<typeof renderOverlays>>
beforeAll(async () => {
  overlays = await renderOverlays()
})
const policiesOf = ({ ofKind }: Installation) => ofKind('NetworkPolicy').map(({ spec }) => Policy.parse(spec))
const labelsOf = (installation: Installation, name: string): Labels =>
  installation.process(name).workload.spec.template.metadata.labels

/** Whether policies let pods with these labels, or anybody where there are none, reach a port of others. */
function mayCall(installation: Installation, from: Labels | undefined, to: Labels, port: number): boolean {
  const policies = policiesOf(installation)
  const enters = policies.some(
    ({ podSelector, ingress }) =>
      selects(podSelector, to) &&
      ingress.some(
        ({ from: peers, ports }) =>
          includes(ports, port) &&
          (!peers || peers.some((peer) => from && peer.podSelector && selects(peer.podSelector, from))),
      ),
  )
  const leaves = policies.some(
    ({ podSelector, egress }) =>
      from &&
      selects(podSelector, from) &&
      egress.some(
        ({ to: peers, ports }) =>
          includes(ports, port) && (!peers || peers.some((peer) => peer.podSelector && selects(peer.podSelector, to))),
      ),
  )
  return enters && (from === undefined || leaves)
}

/** The addresses of other processes among a process' settings. */
function calls(installation: Installation, { spec }: Workload): [string, string, number][] {
  return spec.template.spec.containers.flatMap((container) =>
    container.envFrom
      .flatMap(({ configMapRef }) => Object.values(installation.settingsOf(configMapRef.name)))
      .flatMap((value) => {
        const [, name = '', port] =
          /^(?:http:\/\/)?([\w-]+)(?:\.izlog\.svc\.cluster\.local)?:(\d+)(?: resolve)?$/.exec(value) ?? []
        const isOurs = installation.deployments.some(({ metadata }) => metadata.name === name)
        return isOurs ? [[container.name, name, Number(port)] satisfies [string, string, number]] : []
      }),
  )
}

describe('the network', () => {
  it('lets every process reach those whose addresses it is given', () => {
    for (const installation of Object.values(overlays)) {
      const wanted = installation.deployments.flatMap((workload) =>
        calls(installation, workload).map(([, to, port]) => ({ from: workload.metadata.name, to, port })),
      )
      expect(wanted).toHaveLength(7 + 1 + 6)
      for (const { from, to, port } of wanted)
        expect(
          mayCall(installation, labelsOf(installation, from), labelsOf(installation, to), port),
          `${from} calls ${to}`,
        ).toBe(true)
    }
  })

  it('lets in nobody else: neither services that do not call one another nor anybody from outside but to the gateway', () => {
    for (const installation of Object.values(overlays)) {
      const names = installation.deployments.map(({ metadata }) => metadata.name)
      for (const to of names.filter((name) => name !== 'gateway')) {
        const port = installation.process(to).container.ports[0]?.containerPort ?? 0
        expect(mayCall(installation, undefined, labelsOf(installation, to), port), to).toBe(false)
        const callers = names.filter((from) =>
          mayCall(installation, labelsOf(installation, from), labelsOf(installation, to), port),
        )
        const wanted = installation.deployments
          .filter((workload) => calls(installation, workload).some(([, name]) => name === to))
          .map(({ metadata }) => metadata.name)
        expect(callers.sort(), to).toEqual(wanted.sort())
      }
      for (const port of [8080, 8443])
        expect(mayCall(installation, undefined, labelsOf(installation, 'gateway'), port)).toBe(true)
      expect(mayCall(installation, undefined, labelsOf(installation, 'gateway'), 3010)).toBe(false)
    }
  })

  it('denies all that no policy allows, to every pod of ours', () => {
    for (const installation of Object.values(overlays)) {
      const [all] = policiesOf(installation).filter(({ ingress, egress }) => ingress.length + egress.length === 0)
      expect(all?.policyTypes).toEqual(['Ingress', 'Egress'])
      for (const { spec } of installation.workloads)
        expect(all && selects(all.podSelector, spec.template.metadata.labels)).toBe(true)
    }
  })

  it('keeps those in that have nothing to do outside', () => {
    const outside = (name: string) =>
      policiesOf(overlays.production)
        .filter(({ podSelector }) => selects(podSelector, labelsOf(overlays.production, name)))
        .flatMap(({ egress }) => egress)
        .filter(({ to = [] }) => to.some((peer) => 'ipBlock' in peer))
        .flatMap(({ ports }) => ports.map(({ port }) => port))
    for (const name of ['order', 'upsell', 'gateway']) expect(outside(name), name).toEqual([])
    expect(outside('auth')).toEqual([465, 587])
    expect(outside('notifier')).toEqual([80, 443, 465, 587])
    expect(outside('domain')).toEqual([80, 443, 53, 53])
  })

  it('lets services alone into the stores', () => {
    const { operators } = overlays
    const stores: [Labels, number][] = [
      [{ app: 'mongo-svc' }, 27017],
      [{ app: 'redis', redis_setup_type: 'standalone' }, 6379],
    ]
    for (const [labels, port] of stores) {
      expect(mayCall(operators, undefined, labels, port)).toBe(false)
      expect(mayCall(operators, labelsOf(operators, 'gateway'), labels, port)).toBe(false)
      expect(mayCall(operators, labelsOf(operators, 'bucket'), labels, port)).toBe(false)
      expect(mayCall(operators, labelsOf(operators, 'order'), labels, port)).toBe(true)
    }
  })
})
