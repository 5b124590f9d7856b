import type { PayoutMapping } from '@izlog/contracts/domain/payout-file'
import type { PayoutColumns, PayoutRow } from '@izlog/contracts/http/payouts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { callsQuery } from '../../../api/calls.ts'
import { sentenceOf } from '../../../api/client.ts'
import { orderQueries } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { BulkProgress } from '../bulk-progress.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { fits, guessColumns, outcomesOf } from './guess-columns.ts'
import { type MappingDraft, readMappings, rememberMapping } from './payout-settings.ts'
import { importPayouts, monthKey, previewPayouts, readColumns } from './payouts-api.ts'
import { PreviewStep, ResultStep } from './preview-step.tsx'

type Stage =
  | { readonly is: 'file' }
  | { readonly is: 'columns' }
  | { readonly is: 'preview'; readonly ready: Ready; readonly rows: readonly PayoutRow[] }
  | { readonly is: 'running'; readonly through: number; readonly total: number }
  | {
      readonly is: 'result'
      readonly ready: Ready
      readonly rows: readonly PayoutRow[]
      readonly total: number
      readonly withDifferences: boolean
    }

interface Chosen {
  file: File
  columns: PayoutColumns['columns']
  mapping: MappingDraft
}

/** What is previewed and imported. */
interface Ready {
  file: File
  mapping: PayoutMapping
}

const READING_FAILED = 'Server nije odgovorio na vreme. Pokušajte ponovo.'

/** Imports a courier's file of payouts or states: file, columns, preview, result. */
export function PayoutDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { id: userId, role } = useUser()
  const [remembered] = useState(() => readMappings(userId))
  const [stage, setStage] = useState<Stage>({ is: 'file' })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const stopped = useRef(false)

  const reading = useMutation({
    mutationFn: readColumns,
    onSuccess: ({ columns }, file) => {
      setChosen({ file, columns, mapping: firstMapping(columns, remembered) })
      setStage({ is: 'columns' })
    },
  })
  const preview = useMutation({
    mutationFn: ({ file, mapping }: Ready) => previewPayouts(file, mapping),
    onSuccess: ({ rows }, ready) => setStage({ is: 'preview', ready, rows }),
    onError: (error) => toastRefusal('Datoteka nije pregledana', error, READING_FAILED),
  })
  const run = async (ready: Ready, before: readonly PayoutRow[], withDifferences: boolean) => {
    const { file, mapping } = ready
    stopped.current = false
    setStage({ is: 'running', through: 0, total: before.length })
    try {
      const { rows, total } = await importPayouts(file, mapping, withDifferences, (through, total) => {
        setStage({ is: 'running', through, total })
        return !stopped.current
      })
      rememberMapping(userId, mapping)
      setStage({ is: 'result', ready, rows, total, withDifferences })
    } catch (error) {
      toastRefusal('Uvoz je prekinut', error, 'Pokušajte ponovo. Što je uvezeno, ne uvozi se drugi put.')
      setStage({ is: 'preview', ready, rows: before })
    }
    for (const key of [orderQueries.all(role), callsQuery.queryKey, monthKey]) void refetch(client, key)
  }

  if (stage.is === 'running') {
    return (
      <BulkProgress
        title="Uvozim…"
        label="Uvezeno redova"
        through={stage.through}
        total={stage.total}
        onStop={() => {
          stopped.current = true
        }}
      />
    )
  }
  const content = () => {
    if (!chosen || stage.is === 'file')
      return (
        <FileStep
          reading={reading.isPending ? reading.variables.name : null}
          error={reading.isError ? sentenceOf(reading.error, READING_FAILED) : null}
          onFile={(file) => reading.mutate(file)}
        />
      )
    if (stage.is === 'columns')
      return (
        <ColumnsStep
          columns={chosen.columns}
          mapping={chosen.mapping}
          remembered={remembered}
          busy={preview.isPending}
          onChange={(mapping) => setChosen({ ...chosen, mapping })}
          onNext={(mapping) => {
            setChosen({ ...chosen, mapping })
            preview.mutate({ file: chosen.file, mapping })
          }}
          onBack={() => setStage({ is: 'file' })}
        />
      )
    const isPayout = stage.ready.mapping.kind === 'payout'
    if (stage.is === 'preview')
      return (
        <PreviewStep
          rows={stage.rows}
          isPayout={isPayout}
          onImport={(withDifferences) => void run(stage.ready, stage.rows, withDifferences)}
          onBack={() => setStage({ is: 'columns' })}
        />
      )
    return (
      <ResultStep rows={stage.rows} total={stage.total} isPayout={isPayout} withDifferences={stage.withDifferences}>
        <Link to="/orders/novac" className={buttonClass('secondary', 'normal', 'max-md:flex-1')}>
          Novac po mesecima
        </Link>
        <Button look="action" onClick={onClose} className="max-md:flex-1">
          Zatvori
        </Button>
      </ResultStep>
    )
  }
  return (
    <Dialog
      open
      form
      onClose={onClose}
      title={stage.is === 'result' && stage.rows.length < stage.total ? 'Uvoz je prekinut' : TITLES[stage.is]}
    >
      {content()}
    </Dialog>
  )
}

const TITLES: Readonly<Record<Exclude<Stage['is'], 'running'>, string>> = {
  file: 'Uvoz isplata',
  columns: 'Kolone u datoteci',
  preview: 'Pregled pre uvoza',
  result: 'Uvoz je gotov',
}

/** What was last remembered that fits the file, else what its headings look like. */
function firstMapping(columns: Chosen['columns'], remembered: readonly PayoutMapping[]): MappingDraft {
  const known = remembered.find((each) => fits(each, columns))
  if (known) return { ...known, outcomes: outcomesOf(columns, known.columns.outcome, known.outcomes) }
  const guessed = guessColumns(columns)
  return {
    ...{ kind: null, courier: '' },
    columns: guessed,
    outcomes: outcomesOf(columns, guessed.outcome, {}),
    date: null,
  }
}
