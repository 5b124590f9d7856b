import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { httpAnswers } from '../run/answers.ts'
import { type ManagedProcess, startProcess } from '../run/managed-process.ts'
import { which } from '../shell.ts'
import { print } from '../terminal.ts'

export type Answer = { headers: IncomingHttpHeaders; bytes: Buffer }

/** An answer as received, still compressed. */
export async function fetchRaw(url: string, headers: Record<string, string>): Promise<Answer> {
  const request = get(url, { headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) }
}

const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'])

/** Starts an nginx that serves a single file: the bytes and headers of a page, with the gateway's log format. */
export async function startStaticNginx(dir: string, port: number, page: Answer): Promise<ManagedProcess> {
  mkdirSync(join(dir, 'files'), { recursive: true })
  writeFileSync(join(dir, 'files/page'), page.bytes)
  const headers = Object.entries(page.headers).filter(([name]) => !own.has(name) && name !== 'content-type')
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
  writeFileSync(
    join(dir, 'nginx.conf'),
    `worker_processes 2;
worker_rlimit_nofile 16384;
daemon off;
pid nginx.pid;
error_log error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  client_body_temp_path client_body_temp;
  proxy_temp_path proxy_temp;
  fastcgi_temp_path fastcgi_temp;
  uwsgi_temp_path uwsgi_temp;
  scgi_temp_path scgi_temp;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  open_file_cache max=100 inactive=20s;
  access_log access.log combined buffer=64k flush=1s;
  default_type ${quoted(String(page.headers['content-type']))};
  server {
    listen 127.0.0.1:${port};
    root files;
    etag off;
${headers.map(([name, value]) => `    add_header ${name} ${quoted(String(value))};`).join('\n')}
  }
}
`,
  )
  return startProcess(
    {
      name: 'nginx with a static file',
      command: which('nginx') ?? 'nginx',
      args: ['-p', dir, '-c', 'nginx.conf', '-e', 'error.log'],
      env: process.env,
      logFile: join(dir, 'error.log'),
      ready: () => httpAnswers(`http://127.0.0.1:${port}/page`),
    },
    print,
  )
}
