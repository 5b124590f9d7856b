import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appHost, httpsSuffix, platformHosts, platformScheme } from '../../../../gateway/platform-hosts.ts'
import { type GatewayVars, gatewayDir, renderGateway, SWITCHED_OFF } from '../../../../gateway/render.ts'
import { linesOfThisMachine, tlsLinesOfThisMachine } from '../../../../gateway/this-machine.ts'
import { which } from '../shell.ts'
import { httpAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'
import { webDist } from './services.ts'

type Options = {
  host: string
  port: number
  publicUrl: string
  /** The app's URL when it has its own host; otherwise empty. */
  appUrl: string
  dataDir: string
  logDir: string
  upstreams: Readonly<Record<string, number>>
  /** Serves sellers' hosts over https, with the certificates of this folder. */
  tls?: { port: number; dir: string } | undefined
}

/** Runs nginx as the calling user, with the same template as the container, in its own folder. */
export async function startGateway(options: Options, onLine: Log): Promise<ManagedProcess> {
  const { host, port, publicUrl, appUrl, dataDir, logDir, tls } = options
  const prefix = join(dataDir, 'gateway')
  mkdirSync(prefix, { recursive: true })
  mkdirSync(logDir, { recursive: true })
  const upstream = (service: string) => {
    const servicePort = options.upstreams[service]
    return servicePort === undefined ? SWITCHED_OFF : `127.0.0.1:${servicePort}`
  }
  const errorLog = join(logDir, 'gateway.log')
  const vars: GatewayVars = {
    LISTEN: `${host}:${port}`,
    PLATFORM_HOSTS: platformHosts([publicUrl, appUrl], process.env.NODE_ENV === 'production'),
    PLATFORM_SCHEME: platformScheme(publicUrl),
    PUBLIC_URL: publicUrl,
    ...appHost(publicUrl, appUrl),
    HTTPS_SUFFIX: httpsSuffix(tls?.port ?? 443),
    WORKERS: '2',
    AUTH_UPSTREAM: upstream('auth'),
    CATALOG_UPSTREAM: upstream('catalog'),
    PAGES_UPSTREAM: upstream('catalog'),
    ORDER_UPSTREAM: upstream('order'),
    UPSELL_UPSTREAM: upstream('upsell'),
    DOMAIN_UPSTREAM: upstream('domain'),
    NOTIFIER_UPSTREAM: upstream('notifier'),
    WEB_DIST: webDist,
    GATEWAY_DIR: gatewayDir,
    ACCESS_LOG: join(logDir, 'gateway-access.log'),
    ERROR_LOG: errorLog,
    TLS_LINES: tls ? tlsLinesOfThisMachine(`${host}:${tls.port}`) : '',
    TLS_DIR: tls?.dir ?? '',
    ...linesOfThisMachine(),
  }
  writeFileSync(join(prefix, 'nginx.conf'), renderGateway(vars))
  return startProcess(
    {
      name: 'gateway',
      command: which('nginx') ?? 'nginx',
      args: ['-p', prefix, '-c', 'nginx.conf', '-e', errorLog],
      env: process.env,
      logFile: errorLog,
      stopSignal: 'SIGQUIT', // lets open requests finish
      ready: () => httpAnswers(`http://127.0.0.1:${port}/healthz`),
    },
    onLine,
  )
}
