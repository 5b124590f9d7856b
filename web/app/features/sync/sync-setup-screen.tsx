import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CrossSyncCard } from './cross-sync-card.tsx'
import { LocalSyncCard } from './local-sync-card.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { SharedPageForm } from './shared-page-form.tsx'

const Tab = z.enum(['setup', 'test', 'create']).catch('setup')

/** For operators of two installations: the setup, a test of both, and a form that creates a page on both (docs/product/builder.md 2.9). */
export function SyncSetupScreen() {
  useTitle('Sinhronizacija · Izlog')
  const [params, setParams] = useSearchParams()
  const show = (tab: z.infer<typeof Tab>) => setParams(tab === 'setup' ? {} : { tab }, { replace: true })
  return (
    <div className="mx-auto max-w-248">
      <ScreenHeader
        title="Sinhronizacija"
        line="Za dve instalacije Izloga koje dele stranice, na primer probnu i glavnu."
      />
      <Tabs
        label="Sinhronizacija"
        value={Tab.parse(params.get('tab'))}
        onChange={show}
        tabs={[
          { value: 'setup', label: 'Podešavanje', content: <SetupSteps onTest={() => show('test')} /> },
          {
            value: 'test',
            label: 'Provera',
            content: (
              <div className="grid items-start gap-4 py-5 lg:grid-cols-2">
                <CrossSyncCard />
                <LocalSyncCard />
              </div>
            ),
          },
          { value: 'create', label: 'Nova stranica', content: <SharedPageForm /> },
        ]}
      />
    </div>
  )
}
