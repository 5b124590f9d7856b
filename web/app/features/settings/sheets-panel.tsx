import { spreadsheetIdOf } from '@izlog/contracts/domain/spreadsheet-id'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import { GoogleSheetsTestResponse, NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api, sentenceOf } from '../../api/client.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'
import { Panel, PanelForm } from './panel.tsx'
import { saveSheet } from './settings-calls.ts'
import { SheetAccount } from './sheet-account.tsx'
import { TestedField, type Verdict } from './tested-field.tsx'

/** The spreadsheet's id from a pasted link; any other text unchanged (docs/product/platform.md 4). */
const idIn = (text: string): string => (text.includes('/d/') ? (spreadsheetIdOf(text) ?? text) : text)

/** The spreadsheet that receives the orders, and a test of it (docs/product/platform.md 4, 5 and 8). */
export function SheetsPanel({ user }: { user: CurrentUser }) {
  const [sheetId, setSheetId] = useState(user.googleSheetsId ?? '')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const test = useMutation({
    mutationFn: (googleSheetsId: string) =>
      api.post('/api/settings/google-sheets/test', GoogleSheetsTestResponse, { googleSheetsId }),
    onSuccess: ({ message, title }) =>
      setVerdict({
        good: true,
        text: `${message || NOTIFIER_MESSAGES.sheetConnected}${title ? ` Tabela: „${title}”` : ''}`,
      }),
    onError: (error) => setVerdict({ good: false, text: sentenceOf(error, NOTIFIER_MESSAGES.sheetFailed) }),
  })
  const save = useMutation({
    mutationFn: () => saveSheet(idIn(sheetId).trim()),
    onSuccess: (saved) => {
      setSheetId(saved.googleSheetsId ?? '')
      toast({ title: 'Google Sheets podešavanja su uspešno ažurirana.' })
    },
    onError: (error) => toastRefusal('Greška pri ažuriranju Google Sheets podešavanja', error),
  })
  return (
    <Panel
      title="Google Sheets"
      about="Svaka porudžbina postaje red u tabeli: datum, broj, kupac, adresa, proizvod, cena, status."
    >
      <PanelForm
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
        busy={save.isPending && 'Čuvanje…'}
      >
        <SheetAccount />
        <TestedField
          label="Google Sheets ID ili ceo link"
          value={sheetId}
          onChange={(text, pasted) => {
            setSheetId(pasted ? idIn(text) : text)
            setVerdict(null)
            test.reset()
          }}
          onBlur={() => setSheetId(idIn(sheetId))}
          onTest={() => test.mutate(idIn(sheetId).trim())}
          testing={test.isPending}
          testDisabled={sheetId.trim() === ''}
          verdict={verdict}
          hint="Nalepite link tabele iz adrese pregledača; iz njega čitamo ID."
        />
      </PanelForm>
    </Panel>
  )
}
