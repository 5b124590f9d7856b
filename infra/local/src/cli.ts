import { print, Refusal, red } from './terminal.ts'

const [verb = '', ...options] = process.argv.slice(2)

const verbs: Record<string, () => Promise<unknown>> = {
  up: async () =>
    options.includes('--detach')
      ? (await import('./commands/up-detached.ts')).upDetached(options)
      : (await import('./commands/up.ts')).up(options),
  down: async () => (await import('./commands/down.ts')).down(),
  status: async () => (await import('./commands/status.ts')).status(),
  replace: async () => (await import('./commands/replace.ts')).replace(options),
  reset: async () => (await import('./commands/reset.ts')).reset(),
  bench: async () => (await import('./bench/bench.ts')).bench(options),
  chaos: async () => (await import('./chaos/chaos.ts')).chaos(options),
  fuzz: async () => (await import('./fuzz/fuzz.ts')).fuzz(options),
  simulate: async () => (await import('./simulate/run-simulation.ts')).runSimulation(options),
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse(options),
  shots: async () => (await import('./shots/shots.ts')).shots(),
  rebuild: async () => (await import('./commands/ops.ts')).rebuild(options),
  republish: async () => (await import('./commands/ops.ts')).republish(options),
  reconcile: async () => (await import('./commands/ops.ts')).reconcile(),
  backup: async () => (await import('./commands/backup.ts')).backup(options),
  restore: async () => (await import('./commands/restore.ts')).restore(options),
  'reset-admin': async () => (await import('./commands/ops.ts')).resetAdmin(),
  audit: async () => (await import('./commands/audit.ts')).audit(),
  test: async () => (await import('./commands/test.ts')).test(options),
}

const command = verbs[verb]
if (!command) {
  print(`Usage: npm run ${Object.keys(verbs).join(' | ')}`)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  print()
  print(`${red('✗')} ${error.message}`)
  process.exit(1)
}
