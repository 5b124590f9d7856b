import { Navigate, type RouteObject } from 'react-router-dom'
import { Bell } from './features/notifications/bell.tsx'
import { Entrance } from './session/entrance.tsx'
import { LoadingScreen } from './shared/loading-screen.tsx'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const dashboard = async () => (await import('./features/dashboard/dashboard-screen.tsx')).DashboardScreen
const builder = async () => (await import('./features/builder/builder-screen.tsx')).BuilderScreen
/** The editor with the upsell manager in a tab; features do not import each other, so they are combined here. */
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
const system = async () => (await import('./features/admin/system/system-screen.tsx')).SystemScreen
const forgottenPassword = async () => (await import('./session/forgotten-password-screen.tsx')).ForgottenPasswordScreen
const newPassword = async () => (await import('./session/new-password-screen.tsx')).NewPasswordScreen
const settings = async () => (await import('./features/settings/settings-screen.tsx')).SettingsScreen
const syncSetup = async () => (await import('./features/sync/sync-setup-screen.tsx')).SyncSetupScreen
/** The dashboard at its former address, below a notice of the new one. */
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
const calls = async () => (await import('./features/orders/calls/calls-screen.tsx')).CallsScreen
const money = async () => (await import('./features/orders/payouts/money-screen.tsx')).MoneyScreen
const orders = async () => (await import('./features/orders/orders-screen.tsx')).OrdersScreen

/**
 * The routes of docs/product/platform.md 2. Screens for signed-in users are children of SignedIn, and the browser loads each on demand.
 * shell/navigation.ts lists the screens of the navigation bars. A function, because a router modifies its route objects.
 */
export const createRoutes = (): RouteObject[] => [
  {
    errorElement: <FailureScreen />,
    HydrateFallback: LoadingScreen,
    children: [
      { path: '/', element: <Entrance /> },
      { path: '/login', element: <Navigate to="/" replace /> },
      { path: '/zaboravljena-lozinka', lazy: { Component: forgottenPassword } },
      { path: '/nova-lozinka', lazy: { Component: newPassword } },
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
          { path: '/orders/pozivi', lazy: { Component: calls } },
          { path: '/orders/novac', lazy: { Component: money } },
          { path: '/deliveries', lazy: { Component: deliveries } },
          { path: '/domain', lazy: { Component: domain } },
          { path: '/domains', lazy: { Component: domains } },
          { path: '/admin', lazy: { Component: admin } },
          { path: '/admin/dnevnik', lazy: { Component: audit } },
          { path: '/admin/brisanje', lazy: { Component: erasures } },
          { path: '/admin/system', lazy: { Component: system } },
          { path: '/settings', lazy: { Component: settings } },
        ],
      },
      { element: <SignedIn />, children: [{ path: '/edit/:id', lazy: { Component: editor } }] },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
