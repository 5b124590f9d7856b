import { AUDIT_ACTION_LABELS, auditSentence } from '@izlog/contracts/domain/audit'
import { type AuditItem, auditActorText } from '@izlog/contracts/http/audit'
import { csvLine } from '@izlog/kit/csv'

const COLUMNS: [string, (item: AuditItem) => string | null][] = [
  // As it is kept: a log that is compared with others needs seconds and UTC.
  ['Vreme (UTC)', ({ at }) => at],
  ['Ko', auditActorText],
  ['Radnja', ({ action }) => AUDIT_ACTION_LABELS[action]],
  ['Šta se desilo', auditSentence],
  ['Ishod', ({ outcome }) => (outcome === 'done' ? 'urađeno' : 'odbijeno')],
  ['Mreža', ({ network }) => network],
  ['Broj zapisa', ({ id }) => id],
]

export const auditCsvHeader = (): string => csvLine(COLUMNS.map(([name]) => name))
export const auditCsvRow = (item: AuditItem): string => csvLine(COLUMNS.map(([, cell]) => cell(item)))
