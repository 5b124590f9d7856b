import { describe, expect, it } from 'vitest'
import { type GatewayVars, gatewayDir, renderGateway, SWITCHED_OFF } from '../render.ts'

const VARS: GatewayVars = {
  LISTEN: '8080',
  PLATFORM_HOSTS: 'izlog.rs',
  PLATFORM_SCHEME: 'https',
  PUBLIC_URL: 'https://izlog.rs',
  APP_HOST: '',
  APP_URL: '',
  HTTPS_SUFFIX: '',
  WORKERS: 'auto',
  WORKERS_END_WITHIN: '35s',
  AUTH_UPSTREAM: 'auth:3001',
  CATALOG_UPSTREAM: 'catalog:3002',
  PAGES_UPSTREAM: 'catalog:3002',
  ORDER_UPSTREAM: 'order:3003',
  UPSELL_UPSTREAM: SWITCHED_OFF,
  DOMAIN_UPSTREAM: SWITCHED_OFF,
  NOTIFIER_UPSTREAM: 'notifier:3006',
  INTERNAL_SERVERS: '',
  WEB_DIST: '/web',
  GATEWAY_DIR: gatewayDir,
  ACCESS_LOG: 'logs/access.log',
  ERROR_LOG: 'logs/error.log',
  TLS_LINES: '',
  TLS_DIR: '',
  MAIN_LINES: '',
  HTTP_LINES: '',
}

describe('rendering the configuration', () => {
  it('fills in every variable of ours and leaves those of nginx', () => {
    const conf = renderGateway(VARS)
    expect(conf).toContain('server catalog:3002;')
    expect(conf).toContain('proxy_set_header Host $http_host;')
    expect(conf).not.toMatch(/\$\{[A-Z]/)
  })

  it('says which variable is missing', () => {
    const { WEB_DIST, ...rest } = VARS
    expect(() => renderGateway(rest as GatewayVars)).toThrow('WEB_DIST')
    expect(WEB_DIST).toBe('/web')
  })
})
