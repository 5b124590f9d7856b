/** Text that looks like a secret but is allowed in one file, with the reason. */
export interface AllowedSecret {
  /** Path from the root of the repository. */
  file: string
  /** Must match inside the reported text. */
  text: RegExp
  reason: string
}

const DEMO_LOGIN = 'opens the demo only: auth does not start in production while it opens anything'
const SIMULATOR = 'opens nothing but the simulators'

export const ALLOWED_SECRETS: readonly AllowedSecret[] = [
  { file: 'services/auth/src/use-cases/seed-users.ts', text: /-demo-1/, reason: DEMO_LOGIN },
  { file: 'infra/local/src/seed/seed.ts', text: /-demo-1/, reason: DEMO_LOGIN },
  { file: 'infra/docker/demo.env', text: /admin-demo-1/, reason: DEMO_LOGIN },
  { file: 'infra/local/src/run/services.ts', text: /demo-(?:shopify|meta)-token/, reason: SIMULATOR },
  { file: 'infra/simulators/src/accounts.ts', text: /demo-(?:bot|meta|shopify)-token/, reason: SIMULATOR },
  { file: 'infra/docker/demo.env', text: /demo-(?:shopify|meta)-token/, reason: SIMULATOR },
  {
    file: 'infra/docker/demo.env',
    text: /only-on-the-network-of-the-stores/,
    reason: "of the demo's pictures, on the network of its stores; an installation is asked for its own",
  },
  {
    file: 'infra/local/src/fuzz/known.ts',
    text: /prolaznik-na-probi-1/,
    reason: 'a user of a run that is thrown away',
  },
  { file: 'infra/local/src/bench/order-lists.ts', text: /merenje-1/, reason: 'sellers of a run that is thrown away' },
  {
    file: 'services/catalog/src/adapters/fetch/safe-fetcher.test.ts',
    text: /^http:\/\/user:pass@example\.com/,
    reason: 'an address that must not be read',
  },
]
