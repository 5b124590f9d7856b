import { Navigate, type RouteObject } from 'react-router-dom'
import { Bell } from './features/notifications/bell.tsx'
import { Entrance } from './session/entrance.tsx'
import { LoadingScreen } from './shared/loading-screen.tsx'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const dashboard = async () => (await import('./features/dashboard/dashboard-screen.tsx')).DashboardScreen
const builder = async () => (await import('./features/builder/builder-screen.tsx')).BuilderScreen
/** The editor with the upsell manager in its tab; neither imports the other. */
const editor = async () => {
  const [{ EditorScreen }, { UpsellManager }] = await Promise.all([
    import('./features/editor/editor-screen.tsx'),
    import('./features/upsells/upsell-manager.tsx'),
  ])
  return () => (
    <EditorScreen
      upsellTab={({ id, currencySymbol }) => <UpsellManager websiteId={id} currencySymbol={currencySymbol} />}
    />
  )
}
const admin = async () => (await import('./features/admin/admin-screen.tsx')).AdminScreen
const audit = async () => (await import('./features/admin/audit-screen.tsx')).AuditScreen
const erasures = async () => (await import('./features/admin/erasures-screen.tsx')).ErasuresScreen
const settings = async () => (await import('./features/settings/settings-screen.tsx')).SettingsScreen
const syncSetup = async () => (await import('./features/sync/sync-setup-screen.tsx')).SyncSetupScreen
/** The dashboard at its old address, below word of the new one. */
const sync = async () => {
  const [Dashboard, { MovedNotice }] = await Promise.all([dashboard(), import('./features/sync/moved-notice.tsx')])
  return () => (
    <>
      <MovedNotice />
      <Dashboard />
    </>
  )
}
const domain = async () => (await import('./features/domains/domain-screen.tsx')).DomainScreen
const domains = async () => (await import('./features/domains/domains-screen.tsx')).DomainsScreen
const deliveries = async () => (await import('./features/deliveries/deliveries-screen.tsx')).DeliveriesScreen
const orders = async () => (await import('./features/orders/orders-screen.tsx')).OrdersScreen

/**
 * docs/product/platform.md 2. A screen for signed-in people is a child of SignedIn and comes as its own file when it is first opened;
 * shell/navigation.ts lists the screens of the navigation bars. A router writes into its routes, so each gets its own.
 */
export const createRoutes = (): RouteObject[] => [
  {
    errorElement: <FailureScreen />,
    HydrateFallback: LoadingScreen,
    children: [
      { path: '/', element: <Entrance /> },
      { path: '/login', element: <Navigate to="/" replace /> },
      { path: '/dashboard', element: <Navigate to="/create" replace /> },
      { path: '/create-website', element: <Navigate to="/builder" replace /> },
      {
        element: <SignedIn bell={<Bell />} />,
        children: [
          { path: '/create', lazy: { Component: dashboard } },
          { path: '/sync', lazy: { Component: sync } },
          { path: '/sync-setup', lazy: { Component: syncSetup } },
          { path: '/builder', lazy: { Component: builder } },
          { path: '/orders', lazy: { Component: orders } },
          { path: '/deliveries', lazy: { Component: deliveries } },
          { path: '/domain', lazy: { Component: domain } },
          { path: '/domains', lazy: { Component: domains } },
          { path: '/admin', lazy: { Component: admin } },
          { path: '/admin/dnevnik', lazy: { Component: audit } },
          { path: '/admin/brisanje', lazy: { Component: erasures } },
          { path: '/settings', lazy: { Component: settings } },
        ],
      },
      { element: <SignedIn />, children: [{ path: '/edit/:id', lazy: { Component: editor } }] },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
