/**
 * Loaded into a service by the bench only (`--import`): counts the calls that the service's driver makes to the store, in a file of
 * STORE_CALLS_DIR for each process that is rewritten whenever the counts have changed.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { mongo } from 'mongoose'
import { documentsWritten, isWork, type StoreCalls } from './store-calls.ts'

const WRITE_EVERY_MS = 500

const counts: StoreCalls = { calls: 0, writes: 0, byCommand: {} }
let changed = false

function count(command: string, reply?: unknown): void {
  if (!isWork(command)) return
  counts.calls += 1
  counts.writes += documentsWritten(command, reply)
  counts.byCommand[command] = (counts.byCommand[command] ?? 0) + 1
  changed = true
}

const connect = mongo.MongoClient.prototype.connect
mongo.MongoClient.prototype.connect = function () {
  // The client's types do not expose this option. It is set before any connection is open, so that all connections inherit it.
  Object.assign(this, { monitorCommands: true })
  this.on('commandSucceeded', ({ commandName, reply }) => count(commandName, reply))
  this.on('commandFailed', ({ commandName }) => count(commandName))
  return connect.call(this)
}

const dir = process.env.STORE_CALLS_DIR
const main = process.argv[1]
if (dir && main?.endsWith('/src/main.ts')) {
  const file = join(dir, `${basename(dirname(dirname(main)))}-${process.pid}.json`)
  const write = () => {
    if (!changed) return
    changed = false
    writeFileSync(`${file}.new`, JSON.stringify(counts))
    renameSync(`${file}.new`, file)
  }
  setInterval(write, WRITE_EVERY_MS).unref()
}
