/** The boundaries of docs/architecture.md: contracts imports nothing of ours, no service another, dependencies point inwards. */
/** What a service calls: the folders of its adapters, beside its store. */
const adapters = 'adapters|channels|dns|acme|live'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(services|writer|web|infra|e2e|gateway)/' },
    },
    {
      name: 'writer-knows-contracts-only',
      severity: 'error',
      from: { path: '^writer/' },
      to: { path: '^(services|web|infra|e2e|gateway)/' },
    },
    {
      name: 'no-service-imports-another',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/', pathNot: '^services/($1|kit)/' },
    },
    {
      name: 'kit-knows-no-service',
      severity: 'error',
      from: { path: '^services/kit/' },
      to: { path: '^services/(?!kit/)' },
    },
    {
      name: 'kit-serves-http-at-its-edge',
      comment: 'Use cases, stores and consumers need the kit without Express; service.ts puts the parts together.',
      severity: 'error',
      from: { path: '^services/kit/src/', pathNot: '^services/kit/src/(http/|testing/|service[.]ts$)|[.]test[.]ts$' },
      to: { path: '^services/kit/src/http/' },
    },
    {
      name: 'only-the-edge-knows-http',
      severity: 'error',
      from: { path: '^services/(?!kit/)[^/]+/src/(domain|use-cases|store|events)/' },
      to: { path: '^services/kit/src/http/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain/' },
      to: { path: `^services/$1/src/(use-cases|http|events|store|${adapters})/` },
    },
    {
      name: 'adapters-stand-below-use-cases',
      severity: 'error',
      from: { path: `^services/([^/]+)/src/(store|${adapters})/` },
      to: { path: '^services/$1/src/(use-cases|http|events)/' },
    },
    {
      name: 'doors-know-no-adapter',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(http|events)/' },
      // Live feeds are what streams of the door read.
      to: { path: `^services/$1/src/(${adapters.replace('|live', '')})/` },
    },
    {
      name: 'use-cases-know-no-door',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/use-cases/' },
      to: { path: '^services/$1/src/(http|events)/' },
    },
    {
      name: 'only-stores-know-mongoose',
      severity: 'error',
      from: { path: '^services/(?!kit/)[^/]+/src/(domain|use-cases|http|events)/' },
      to: { path: 'mongoose' },
    },
    {
      name: 'gateway-knows-kit-and-contracts-only',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/test/' },
      to: { path: '^(services/(?!kit/)|writer|web|infra|e2e)(/|$)' },
    },
    {
      name: 'web-knows-contracts-only',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services|writer|infra|e2e|gateway)/' },
    },
    {
      name: 'design-system-stands-alone',
      severity: 'error',
      from: { path: '^web/app/ui/' },
      to: { path: '^web/app/(?!ui/)' },
    },
    {
      name: 'api-knows-no-screen',
      severity: 'error',
      from: { path: '^web/app/api/' },
      to: { path: '^web/app/(shared|session|shell|features)/' },
    },
    {
      name: 'app-shared-stands-below-session',
      severity: 'error',
      from: { path: '^web/app/shared/' },
      to: { path: '^web/app/(session|shell|features)/' },
    },
    {
      name: 'session-stands-below-shell',
      severity: 'error',
      from: { path: '^web/app/session/' },
      to: { path: '^web/app/(shell|features)/' },
    },
    {
      name: 'shell-and-features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/app/(shell|features)/' },
      to: { path: '^web/app/(shell|features)/', pathNot: '^web/app/$1/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/app/features/([^/]+)/' },
      to: { path: '^web/app/features/', pathNot: '^web/app/features/$1/' },
    },
    {
      name: 'shop-knows-no-app',
      severity: 'error',
      from: { path: '^web/shop/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'pages-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/shop/(landing|storefront|thank-you)/' },
      to: { path: '^web/shop/(landing|storefront|thank-you)/', pathNot: '^web/shop/$1/' },
    },
    {
      name: 'order-form-knows-no-page',
      severity: 'error',
      from: { path: '^web/shop/order-form/' },
      to: { path: '^web/shop/(landing|storefront|thank-you|not-found|owner|preview|clients)/' },
    },
    {
      name: 'parts-know-no-page',
      severity: 'error',
      from: { path: '^web/shop/(parts|ad-marks|pixel|towns)/' },
      to: { path: '^web/shop/(landing|storefront|thank-you|not-found|order-form|owner|preview|clients)/' },
    },
    {
      name: 'only-clients-load-edit-mode',
      severity: 'error',
      from: { pathNot: '^web/shop/(clients|owner)/' },
      to: { path: '^web/shop/owner/' },
    },
    {
      name: 'shared-stands-below',
      severity: 'error',
      from: { path: '^web/shared/' },
      to: { path: '^web/(app|shop)/' },
    },
    { name: 'no-orphan-dependency', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.local)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
