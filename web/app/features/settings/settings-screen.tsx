import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { useUser } from '../../session/use-user.ts'
import { useTitle } from '../../shared/use-title.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CourierPanel } from './courier-panel.tsx'
import { DailySummaryPanel } from './daily-summary-panel.tsx'
import { DevicePanel } from './device-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PixelPanel } from './pixel-panel.tsx'
import { Profile } from './profile.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SecurityTips } from './security-tips.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SheetsPanel } from './sheets-panel.tsx'
import { TelegramPanel } from './telegram-panel.tsx'
import { TestOrderPanel } from './test-order-panel.tsx'
import { TraderPanel } from './trader-panel.tsx'

const Tab = z.enum(['profile', 'security', 'marketing', 'notifications']).catch('profile')

/** Account settings in four tabs; the URL stores the chosen one (docs/product/platform.md 2). */
export function SettingsScreen() {
  useTitle('Podešavanja · Izlog')
  const user = useUser()
  const [params, setParams] = useSearchParams()
  return (
    <div className="mx-auto max-w-248 max-md:-mt-5">
      <h1 className="mb-2 text-title font-bold tracking-tight max-md:sr-only">Podešavanja</h1>
      <Tabs
        label="Podešavanja"
        value={Tab.parse(params.get('tab'))}
        onChange={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: 'profile',
            label: 'Profil',
            content: (
              <>
                <Profile user={user} />
                <TraderPanel user={user} />
                <ExportPanel />
              </>
            ),
          },
          {
            value: 'security',
            label: 'Bezbednost',
            content: (
              <>
                <PasswordPanel />
                <SecondFactorPanel user={user} />
                <SessionsPanel />
                <SecurityTips />
              </>
            ),
          },
          {
            value: 'marketing',
            label: 'Marketing',
            content: (
              <>
                <PurchasePanel user={user} />
                <PixelPanel user={user} />
                <CourierPanel user={user} />
              </>
            ),
          },
          {
            value: 'notifications',
            label: 'Obaveštenja',
            content: (
              <>
                <TelegramPanel user={user} />
                <DevicePanel user={user} />
                <SheetsPanel user={user} />
                <TestOrderPanel />
                <DailySummaryPanel user={user} />
              </>
            ),
          },
        ]}
      />
    </div>
  )
}
