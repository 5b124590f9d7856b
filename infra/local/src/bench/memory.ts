import { setTimeout as wait } from 'node:timers/promises'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { memoryMb } from '../proc.ts'
import { isInstanceOf } from '../run/instances.ts'
import { serviceNames } from '../run/services.ts'
import type { System } from '../run/system.ts'
import { carry } from './burst.ts'
import { ordersMade } from './new-order.ts'
import { type Row, within } from './row.ts'
import type { Measured } from './usage.ts'

const AFTER_ORDERS = 10_000
/** Long enough for a process to return the memory that its start or a burst needed. */
const CALM_MS = 20_000

function sizes(system: System) {
  const isService = (name: string) => serviceNames.some((service) => isInstanceOf(service, name))
  const services = system.processes
    .filter(({ name }) => isService(name))
    .map(({ name, pid }) => ({ name, mb: memoryMb(pid() ?? 0) }))
  return {
    total: services.reduce((sum, { mb }) => sum + mb, 0),
    largest: Math.max(...services.map(({ mb }) => mb)),
    each: services.map(({ name, mb }) => `${name} ${mb.toFixed(0)}`).join(', '),
  }
}

/** Resident memory of the services after a pause without work. */
export async function memoryIdle(system: System): Promise<Row[]> {
  await wait(CALM_MS)
  const { total, each } = sizes(system)
  return [{ ...within(`resident memory of ${serviceNames.length} services, idle`, total, 'MB', 800), beside: each }]
}

/** Resident memory that remains after the orders of a busy day. */
export async function memoryAfterOrders(measured: Measured, page: PublicWebsite): Promise<Row[]> {
  const missing = AFTER_ORDERS - ordersMade()
  if (missing > 0) await carry(measured, page, missing)
  await wait(CALM_MS)
  const { total, largest, each } = sizes(measured.system)
  const after = `after ${AFTER_ORDERS.toLocaleString('en')} orders`
  return [
    { ...within(`resident memory of the largest service ${after}`, largest, 'MB', 200), beside: each },
    within(`resident memory of ${serviceNames.length} services ${after}`, total, 'MB'),
  ]
}
