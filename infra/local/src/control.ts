import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { relative } from 'node:path'
import { controlSocket } from './run-state.ts'
import { Refusal } from './terminal.ts'

/** Replaces a service of the running system; `onLine` takes news for the person who asked. */
type Replace = (service: string, onLine: (line: string) => void) => Promise<void>

/** The socket as seen from here: the system takes only about a hundred letters. */
const socketPath = () => relative(process.cwd(), controlSocket)

const FAILED = '✗ '

/** Takes requests of other commands on a socket that only this user may open. Each line of an answer is news, or begins with FAILED. */
export async function listenForCommands(replace: Replace): Promise<{ stop(): void }> {
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer((req, res) => {
    const service = new URL(req.url ?? '', 'http://up').searchParams.get('service') ?? ''
    const onLine = (line: string) => void res.write(`${line}\n`)
    // One after another: two at once could leave a service without an instance.
    const replacing = last.then(() => replace(service, onLine))
    last = replacing.catch((error: unknown) =>
      onLine(FAILED + (error instanceof Error ? error.message : String(error))),
    )
    void last.finally(() => res.end())
  })
  rmSync(controlSocket, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath(), resolve)
  })
  chmodSync(controlSocket, 0o600)
  return {
    stop() {
      server.close()
      server.closeAllConnections()
      rmSync(controlSocket, { force: true })
    },
  }
}

/** Makes the running `npm run up` replace a service, and passes on its news. Throws a `Refusal` when it could not. */
export async function requestReplacement(service: string, onLine: (line: string) => void): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const path = `/replace?service=${encodeURIComponent(service)}`
    request({ socketPath: socketPath(), method: 'POST', path }, resolve).on('error', reject).end()
  }).catch((cause: unknown) => {
    throw new Refusal('The running Izlog takes no commands: restart it.', { cause })
  })
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith(FAILED)) throw new Refusal(line.slice(FAILED.length))
      onLine(line)
    }
  }
}
