import { Refusal } from '../terminal.ts'
import { type CustomDomainPorts, defaultCustomDomainPorts } from './custom-domains.ts'
import { defaultStorePorts, freePorts, freeStorePorts, type StorePorts } from './ports.ts'
import { type ServiceName, serviceNames, services } from './services.ts'

export type SystemPorts = {
  gateway: number
  simulators: number
  smtp: number
  prometheus: number
  services: Record<ServiceName, number>
  stores: StorePorts
  custom: CustomDomainPorts
}

const portsOf = (pick: (name: ServiceName) => number) =>
  Object.fromEntries(serviceNames.map((name) => [name, pick(name)])) as Record<ServiceName, number>

const shifted = <T extends Record<string, number>>(ports: T, by: number): T =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, port + by])) as T

/**
 * The default ports of `npm run up`. GATEWAY_PORT and GATEWAY_TLS_PORT change the gateway's; PORT_OFFSET shifts all of them, so that a
 * second clone can run next to the first.
 */
export function defaultPorts(env: NodeJS.ProcessEnv = process.env): SystemPorts {
  const offset = numberFrom(env, 'PORT_OFFSET', 0, 35_000)
  return {
    gateway: numberFrom(env, 'GATEWAY_PORT', 8080 + offset, 65_535),
    simulators: 8090 + offset,
    smtp: 8025 + offset,
    prometheus: 19_090 + offset,
    services: portsOf((name) => services[name].port + offset),
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
  const [gateway = 0, simulators = 0, smtp = 0, prometheus = 0, tls = 0, tlsSync = 0, dns = 0, pebble = 0, ...rest] =
    await freePorts(8 + serviceNames.length)
  return {
    gateway,
    simulators,
    smtp,
    prometheus,
    services: portsOf((name) => rest[serviceNames.indexOf(name)] ?? 0),
    stores: await freeStorePorts(),
    custom: { tls, tlsSync, dns, pebble },
  }
}
