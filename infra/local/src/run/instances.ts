import { Refusal } from '../terminal.ts'
import type { ManagedProcess } from './managed-process.ts'
import { isFree } from './ports.ts'
import type { Scale } from './scale.ts'
import type { ServiceName } from './services.ts'

/** Where the instances of each service that runs answer. */
export type InstancePorts = Readonly<Partial<Record<ServiceName, readonly number[]>>>

type Instance = { service: ServiceName; port: number; process: ManagedProcess }

type Options = {
  services: readonly ServiceName[]
  scale: Scale
  /** The ports that a service's instances may take, the first one's first. */
  portsOf(service: ServiceName): readonly number[]
  start(service: ServiceName, instance: { name: string; port: number }): Promise<ManagedProcess>
}

export type Instances = {
  ports(): InstancePorts
  /** Starts all of them side by side, and calls `onStarted` with each that is ready. */
  startAll(onStarted: (process: ManagedProcess) => void): Promise<void>
  /** Replaces a service's instances one after another, or only the one of this name, by the same code and settings that a new start would take. */
  replace(service: ServiceName, change: Change, only?: string): Promise<void>
}

/** What surrounds the instances and has to follow them. */
type Change = {
  /** The new process runs beside the old one, which comes after it in every list. */
  started(process: ManagedProcess, old: ManagedProcess): void
  /** Leads requests to the instances that `ports` names when it is its turn; resolves once none goes to others any more. */
  route(ports: () => InstancePorts): Promise<void>
  /** Waits, not for long, until requests have ended that began before the last `route`: those from before the first know only the old instance. */
  settled(): Promise<void>
  ended(old: ManagedProcess): void
}

/** The names that a service's instances have in logs and in `status`. */
const nameOf = (service: ServiceName, index: number) => (index === 0 ? service : `${service}-${index + 1}`)

export const isInstanceOf = (service: ServiceName, name: string): boolean =>
  name === service || new RegExp(`^${service}-\\d+$`).test(name)

/** The first ports of a service, one for each of its instances. */
export const firstPorts = ({ services, scale, portsOf }: Pick<Options, 'services' | 'scale' | 'portsOf'>) =>
  Object.fromEntries(
    services.flatMap((service) =>
      portsOf(service)
        .slice(0, scale[service] ?? 1)
        .map((port, index) => [nameOf(service, index), port]),
    ),
  )

/** The running instances of all services. */
export function serviceInstances({ services, scale, portsOf, start }: Options): Instances {
  let running: Instance[] = []
  const ports = () =>
    Object.fromEntries(
      services.map((service) => [service, running.filter((one) => one.service === service).map(({ port }) => port)]),
    )

  const unusedPort = async (service: ServiceName): Promise<number> => {
    const used = running.map(({ port }) => port)
    for (const port of portsOf(service)) if (!used.includes(port) && (await isFree(port))) return port
    throw new Refusal(`No port of ${service} is free for a further instance: ${portsOf(service).join(', ')}`)
  }

  const replaceOne = async (old: Instance, { started, route, settled, ended }: Change) => {
    const { service } = old
    const port = await unusedPort(service)
    const process = await start(service, { name: old.process.name, port })
    const fresh = { service, port, process }
    started(process, old.process)
    // Both at first: what an earlier worker of the gateway still reads from a slow client finds an instance too when the old one is gone.
    running = running.flatMap((one) => (one === old ? [fresh, old] : [one]))
    await route(ports)
    running = running.filter((one) => one !== old)
    await route(ports)
    await settled()
    await old.process.stop()
    ended(old.process)
  }

  return {
    ports,
    async startAll(onStarted) {
      const all = services.flatMap((service) =>
        portsOf(service)
          .slice(0, scale[service] ?? 1)
          .map(async (port, index) => {
            const process = await start(service, { name: nameOf(service, index), port })
            onStarted(process)
            return { service, port, process }
          }),
      )
      const settled = await Promise.allSettled(all)
      running = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
      const failed = settled.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
    async replace(service, change, only) {
      const olds = running.filter((one) => one.service === service && (!only || one.process.name === only))
      if (olds.length === 0) throw new Refusal(`${service} does not run here`)
      for (const old of olds) await replaceOne(old, change)
    },
  }
}
