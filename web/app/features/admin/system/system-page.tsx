import { ScreenHeader } from '../../../shared/screen-header.tsx'
import { BackToPanel } from '../back-to-panel.tsx'
import { ChannelPausesSection } from './channel-pauses-section.tsx'
import { DeadDeliveriesSection } from './dead-deliveries-section.tsx'

/** The operator's page: a section for each thing, which stands without the others. */
export function SystemPage() {
  return (
    <div className="mx-auto max-w-248">
      <BackToPanel />
      <ScreenHeader title="Sistem" line="Šta je pauzirano i šta nije stiglo" />
      <div className="space-y-5">
        <ChannelPausesSection />
        <DeadDeliveriesSection />
      </div>
    </div>
  )
}
