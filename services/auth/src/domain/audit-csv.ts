import { AUDIT_ACTION_LABELS, auditSentence } from '@izlog/contracts/domain/audit'
import { type AuditItem, auditActorText } from '@izlog/contracts/http/audit'
import { csvLine } from '@izlog/kit/csv'

const COLUMNS: [string, (item: AuditItem) => string | null][] = [
  // ISO time in UTC: comparing with other logs needs seconds and one time zone.
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
