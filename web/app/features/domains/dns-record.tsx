import type { DnsCheck } from '@izlog/contracts/http/domains'
import { Check, Clock, Copy, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../../shared/copy.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface DnsRecordProps {
  /** 'TXT', 'CNAME' or 'A'. */
  kind: string
  purpose: string
  name: string
  values: readonly string[]
  /** The result of the latest lookup. */
  check?: DnsCheck | undefined
  checking?: boolean
}

/** A record to set at the registrar, with a copy button for each part. After a lookup it shows the found value below the expected one. */
export function DnsRecord({ kind, purpose, name, values, check, checking = false }: DnsRecordProps) {
  const valueLabel = check ? 'Očekivano' : 'Vrednost'
  return (
    <section aria-label={`${kind} zapis`} className="min-w-0">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-body">
          <b className="font-bold max-md:block">{kind}</b> <span className="text-fg2">{purpose}</span>
        </h3>
        <Outcome check={check} checking={checking} />
      </div>
      <dl className="divide-y divide-line overflow-hidden rounded-control border border-line">
        <Part label="Naziv" copied={`${kind}, naziv`} text={name} />
        {values.map((value) => (
          <Part key={value} label={valueLabel} copied={`${kind}, vrednost`} text={value} />
        ))}
        {check && <Found check={check} />}
      </dl>
      {check?.advice && <p className="mt-2 text-small text-fg2">{check.advice}</p>}
    </section>
  )
}

function Part({ label, copied, text }: { label: string; copied: string; text: string }) {
  return (
    <Line label={label}>
      <span className="min-w-0 flex-1 py-2 font-semibold break-all">{text}</span>
      <button
        type="button"
        aria-label={`Kopiraj: ${copied} ${text}`}
        onClick={() => void copy(text, copied)}
        className="mr-1 grid size-9 shrink-0 place-items-center rounded-control text-fg2 hover:bg-well hover:text-fg focus-visible:-outline-offset-2 max-md:size-11"
      >
        <Copy className="size-4" aria-hidden="true" />
      </button>
    </Line>
  )
}

function Found({ check: { found, ok } }: { check: DnsCheck }) {
  const wrong = !ok && found.length > 0
  return (
    <Line
      label="Pronađeno"
      className={wrong ? 'bg-cancelled-bg text-cancelled' : ok ? 'bg-completed-bg text-completed' : 'text-fg2'}
    >
      <span className={cx('min-w-0 flex-1 py-2 break-all', found.length > 0 && 'font-semibold')}>
        {found.length === 0
          ? 'još ništa'
          : found.map((each) => (
              <span key={each} className="block">
                {each}
              </span>
            ))}
      </span>
    </Line>
  )
}

function Line({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)]">
      <dt className="flex items-center bg-sunken/60 px-3 py-2 text-fg2">{label}</dt>
      <dd className={cx('flex min-h-9 items-center pl-3', className)}>{children}</dd>
    </div>
  )
}

function Outcome({ check, checking }: { check: DnsCheck | undefined; checking: boolean }) {
  if (checking) {
    return (
      <Badge tone="busy">
        <Spinner />
        Proveravamo…
      </Badge>
    )
  }
  if (!check) return null
  if (check.ok) {
    return (
      <Badge tone="good">
        <Check aria-hidden="true" />
        Ispravno
      </Badge>
    )
  }
  return check.found.length > 0 ? (
    <Badge tone="bad">
      <X aria-hidden="true" />
      Ne poklapa se
    </Badge>
  ) : (
    <Badge tone="wait">
      <Clock aria-hidden="true" />
      Nije pronađeno
    </Badge>
  )
}
