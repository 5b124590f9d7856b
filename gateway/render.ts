import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of this file; its `errors` and `every-host.conf` are what GATEWAY_DIR of the template points to. */
export const gatewayDir = import.meta.dirname

/** A service that does not run: its routes answer as unknown ones. */
export const SWITCHED_OFF = 'unix:off'

/** A dead instance refuses connections at once, so looking often whether it is back costs nothing. */
const PASSIVE_HEALTH = 'max_fails=2 fail_timeout=2s'

/** An `_UPSTREAM` of several instances on this machine: what follows `server` in the template, and further such lines. */
export const instancesOnThisMachine = (ports: readonly number[]): string =>
  ports.map((port) => `127.0.0.1:${port} ${PASSIVE_HEALTH}`).join('; server ')

/** The template's variables; README.md explains each. */
export interface GatewayVars {
  /** Value of `listen`: a port, or address:port. */
  LISTEN: string
  /** Values of `server_name`: the platform's own hosts (platform-hosts.ts). */
  PLATFORM_HOSTS: string
  /** Scheme of PUBLIC_URL, http or https. */
  PLATFORM_SCHEME: string
  /** Origin of the platform's pages. */
  PUBLIC_URL: string
  /** Host and origin of the app where they are not those of PUBLIC_URL, else empty (platform-hosts.ts). */
  APP_HOST: string
  APP_URL: string
  /** What follows a seller's host under https: nothing, or ':8443'. */
  HTTPS_SUFFIX: string
  /** Number of worker processes, or auto. */
  WORKERS: string
  /** How long a worker that leaves may end its requests. */
  WORKERS_END_WITHIN: string
  /** host:port of each service, of several instances `instancesOnThisMachine`, or SWITCHED_OFF for upsell and domain. */
  AUTH_UPSTREAM: string
  CATALOG_UPSTREAM: string
  /** Catalog's processes that render pages: CATALOG_UPSTREAM unless they run apart (ROLES). */
  PAGES_UPSTREAM: string
  ORDER_UPSTREAM: string
  UPSELL_UPSTREAM: string
  DOMAIN_UPSTREAM: string
  NOTIFIER_UPSTREAM: string
  /** Servers for calls between services (internal-servers.ts); empty where something else leads these to an instance. */
  INTERNAL_SERVERS: string
  /** Folder of the built web. */
  WEB_DIST: string
  GATEWAY_DIR: string
  /** Files, within the prefix where relative. */
  ACCESS_LOG: string
  ERROR_LOG: string
  /** `listen` and TLS directives of sellers' hosts, each ending in a semicolon; empty where there is no https. */
  TLS_LINES: string
  /** Where tls-sync keeps the certificates; read at each handshake. */
  TLS_DIR: string
  /** Further directives of the main and the http context, each ending in a semicolon; may be empty. */
  MAIN_LINES: string
  HTTP_LINES: string
}

/** The whole nginx.conf. Throws when a variable of the template is not given. */
export function renderGateway(vars: GatewayVars): string {
  const values = new Map<string, string>(Object.entries(vars))
  const template = readFileSync(join(gatewayDir, 'nginx.conf.template'), 'utf8')
  return template.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`The gateway's template needs ${name}`)
    return value
  })
}
