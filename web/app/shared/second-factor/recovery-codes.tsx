import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copy } from '../copy.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** The codes that replace a lost phone; they are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div>
      <p className="text-fg2">
        Sačuvajte ove kodove na sigurnom. Ako ostanete bez telefona, svakim se možete prijaviti jednom. Više ih nećemo
        prikazati.
      </p>
      <ul className="my-4 grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-control border border-line bg-sunken/60 p-4 font-mono text-body tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2.5 md:justify-end">
        <Button onClick={() => void copy(codes.join('\n'), 'Rezervni kodovi')} className="max-md:flex-1">
          <Copy />
          Kopiraj sve
        </Button>
        <Button look="action" onClick={onDone} className="max-md:flex-1">
          Kodovi su sačuvani
        </Button>
      </div>
    </div>
  )
}
