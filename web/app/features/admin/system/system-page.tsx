import { ScreenHeader } from '../../../shared/screen-header.tsx'
import { BackToPanel } from '../back-to-panel.tsx'
import { CertificatesSection } from './certificates-section.tsx'
import { ChannelHealthSection } from './channel-health-section.tsx'
import { ChannelPausesSection } from './channel-pauses-section.tsx'
import { DeadDeliveriesSection } from './dead-deliveries-section.tsx'
import { DeadLettersSection } from './dead-letters-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { NoticeList } from './notice-list.tsx'
import { OutboxesSection } from './outboxes-section.tsx'
import { PartsSection } from './parts-section.tsx'
import { ReconciliationSection } from './reconciliation-section.tsx'

/** The operator's page: what needs action now, then a section for each thing, which stands without the others. */
export function SystemPage() {
  return (
    <div className="mx-auto max-w-248">
      <BackToPanel />
      <ScreenHeader title="Sistem" line="Šta radi, šta čeka i šta traži Vašu odluku. Sva vremena su po Beogradu." />
      <div className="space-y-5">
        <NoticeList />
        <DeadLettersSection />
        <ChannelHealthSection />
        <ChannelPausesSection />
        <DeadDeliveriesSection />
        <PartsSection />
        <GroupsSection />
        <OutboxesSection />
        <CertificatesSection />
        <ReconciliationSection />
      </div>
    </div>
  )
}
