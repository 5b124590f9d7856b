import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { until } from './until.ts'

/** Records the Redis commands (MONITOR) that use a key or channel of a namespace, with their arguments. */
export async function redisCommands(url: string, namespace: string) {
  const redis = new Redis(url)
  const monitor = await redis.monitor()
  const commands: string[][] = []
  monitor.on('monitor', (_time: string, args: string[]) => void commands.push(args))
  return {
    /** Returns the recorded commands with these names and clears the record. */
    async taken(...names: string[]): Promise<string[][]> {
      const mark = randomUUID()
      await redis.echo(mark)
      await until(() => commands.some((args) => args.includes(mark)))
      return commands
        .splice(0)
        .filter(
          ([name = '', ...args]) =>
            names.includes(name.toLowerCase()) && args.some((arg) => arg.startsWith(`${namespace}:`)),
        )
    },
    stop() {
      monitor.disconnect()
      redis.disconnect()
    },
  }
}
