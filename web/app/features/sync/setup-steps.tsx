import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePagesUrl } from '../../session/use-pages-url.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { CodeBlock } from './code-block.tsx'
import { environmentOf, isInstallation, newSyncKey } from './sync-environment.ts'

const RESTART = `# ugrađeni sistem
npm run down && npm run up -- --detach

# Docker
docker compose up -d catalog`

/** Five steps that connect two installations; the app generates the values, and the operator copies them. */
export function SetupSteps({ onTest }: { onTest: () => void }) {
  const [first, setFirst] = useState(usePagesUrl())
  const [second, setSecond] = useState('')
  const [key, setKey] = useState('')
  const ready = isInstallation(first) && isInstallation(second) && key !== ''
  const problem = (address: string) =>
    address.trim() === '' || isInstallation(address) ? undefined : 'Upišite celu adresu, na primer https://izlog.rs'
  return (
    <ol className="space-y-4 py-5">
      <Step number={1} title="Upišite adrese obe instalacije">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Prva instalacija"
            type="url"
            value={first}
            error={problem(first)}
            onChange={(event) => setFirst(event.target.value)}
          />
          <TextField
            label="Druga instalacija"
            type="url"
            placeholder="https://"
            value={second}
            error={problem(second)}
            onChange={(event) => setSecond(event.target.value)}
          />
        </div>
      </Step>
      <Step number={2} title="Napravite zajednički ključ">
        <p className="mb-3 text-fg2">
          Zahtevi između instalacija se potpisuju njime. Nastaje u Vašem pregledaču i nigde se ne čuva.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => setKey(newSyncKey())}>
            <KeyRound aria-hidden="true" />
            {key === '' ? 'Napravi ključ' : 'Napravi drugi ključ'}
          </Button>
          {key !== '' && <p className="text-small text-completed">Ključ je upisan u promenljive ispod.</p>}
        </div>
      </Step>
      <Step number={3} title="Postavite promenljive okruženja">
        <p className="mb-3 text-fg2">
          Na svakoj instalaciji ih dobija servis <code>catalog</code>. Više drugih instalacija se razdvaja zarezom.
          {!ready && ' Kopiraju se kad upišete obe adrese i napravite ključ.'}
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          <CodeBlock
            title="Na prvoj instalaciji"
            code={environmentOf({ here: first, other: second, key })}
            ready={ready}
          />
          <CodeBlock
            title="Na drugoj instalaciji"
            code={environmentOf({ here: second, other: first, key })}
            ready={ready}
          />
        </div>
      </Step>
      <Step number={4} title="Ponovo pokrenite catalog na obe">
        <CodeBlock title="U folderu instalacije" code={RESTART} />
      </Step>
      <Step number={5} title="Proverite">
        <p className="mb-3 text-fg2">
          Na obe instalacije mora da postoji aktivan nalog sa istom email adresom, i satovi moraju da pokazuju isto
          vreme.
        </p>
        <Button look="action" onClick={onTest}>
          Idi na proveru
        </Button>
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <Card className="flex gap-3.5 p-3.5 md:gap-4 md:p-5">
        <span
          aria-hidden="true"
          className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-tint2 text-small font-bold text-on-tint"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="mb-2 text-section/7 font-bold">{title}</h2>
          {children}
        </div>
      </Card>
    </li>
  )
}
