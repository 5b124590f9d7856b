import { Refusal } from '../terminal.ts'
import { type CustomDomainPorts, defaultCustomDomainPorts } from './custom-domains.ts'
import { defaultStorePorts, freePorts, freeStorePorts, type StorePorts } from './ports.ts'
import { MAX_INSTANCES } from './scale.ts'
import { type ServiceName, serviceNames, services } from './services.ts'

export type SystemPorts = {
  gateway: number
  simulators: number
  smtp: number
  prometheus: number
  /** Where each service's first instance answers. */
  services: Record<ServiceName, number>
  /** For further instances of each service, and for those that replace others. */
  further: Record<ServiceName, readonly number[]>
  /** Where the gateway takes calls between services, and passes each to an instance. */
  internal: Record<ServiceName, number>
  stores: StorePorts
  custom: CustomDomainPorts
}

/** The ports that a service's instances may take, the first one's first. */
export const instancePorts =
  ({ services, further }: SystemPorts) =>
  (service: ServiceName): readonly number[] => [services[service], ...further[service]]

/** The ports for calls to these services, under the names by which a taken one is reported. */
export const callPorts = ({ internal }: SystemPorts, names: readonly ServiceName[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [`calls to ${name}`, internal[name]]))

const portsOf = <T>(pick: (name: ServiceName) => T) =>
  Object.fromEntries(serviceNames.map((name) => [name, pick(name)])) as Record<ServiceName, T>

/** A replacement runs beside the one that it replaces, so there is one more than instances after the first. */
const FURTHER = Array.from({ length: MAX_INSTANCES }, (_, index) => index + 1)
const FURTHER_STEP = 20
const INTERNAL_STEP = 10

const shifted = <T extends Record<string, number>>(ports: T, by: number): T =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port + by])) as T

/**
 * The default ports of `npm run up`. GATEWAY_PORT and GATEWAY_TLS_PORT change the gateway's; PORT_OFFSET shifts all of them, so that a
 * second clone can run next to the first: by 500, as further instances have the ports up to 3166.
 */
export function defaultPorts(env: NodeJS.ProcessEnv = process.env): SystemPorts {
  const offset = numberFrom(env, 'PORT_OFFSET', 0, 35_000)
  return {
    gateway: numberFrom(env, 'GATEWAY_PORT', 8080 + offset, 65_535),
    simulators: 8090 + offset,
    smtp: 8025 + offset,
    prometheus: 19_090 + offset,
    services: portsOf((name) => services[name].port + offset),
    further: portsOf((name) => FURTHER.map((nth) => services[name].port + FURTHER_STEP * nth + offset)),
    internal: portsOf((name) => services[name].port + INTERNAL_STEP + offset),
    stores: shifted(defaultStorePorts, offset),
    custom: {
      ...shifted(defaultCustomDomainPorts, offset),
      tls: numberFrom(env, 'GATEWAY_TLS_PORT', defaultCustomDomainPorts.tls + offset, 65_535),
    },
  }
}

function numberFrom(env: NodeJS.ProcessEnv, name: string, preset: number, max: number): number {
  const value = Number(env[name] || preset)
  if (Number.isInteger(value) && value >= 0 && value <= max) return value
  throw new Refusal(`${name} is ${env[name]}: it must be a whole number up to ${max}`)
}

/** Unused ports for tests and measurements that run next to another system. */
export async function freeSystemPorts(): Promise<SystemPorts> {
  const count = serviceNames.length
  const [gateway = 0, simulators = 0, smtp = 0, prometheus = 0, tls = 0, tlsSync = 0, dns = 0, pebble = 0, ...rest] =
    await freePorts(8 + count * (2 + FURTHER.length))
  /** The nth port of a service. */
  const portOf = (name: ServiceName, nth: number) => rest[nth * count + serviceNames.indexOf(name)] ?? 0
  return {
    gateway,
    simulators,
    smtp,
    prometheus,
    services: portsOf((name) => portOf(name, 0)),
    internal: portsOf((name) => portOf(name, 1)),
    further: portsOf((name) => FURTHER.map((nth) => portOf(name, 1 + nth))),
    stores: await freeStorePorts(),
    custom: { tls, tlsSync, dns, pebble },
  }
}
