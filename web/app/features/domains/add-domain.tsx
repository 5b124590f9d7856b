import { HOST_MESSAGES } from '@izlog/contracts/domain/hosts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TextField } from '../../ui/field.tsx'
import { readAccountDomain } from './typed-domain.ts'
import { useAccountDomain } from './use-account-domain.ts'

/** For an account without a host: a button, which opens the form (docs/product/platform.md 2). */
export function AddDomain() {
  const [adding, setAdding] = useState(false)
  return (
    <Card>
      {adding ? (
        <DomainForm onCancel={() => setAdding(false)} />
      ) : (
        <Empty
          title="Još niste povezali domen"
          action={
            <Button look="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              Dodaj domen
            </Button>
          }
        >
          Kupci više veruju stranici na Vašem domenu. Stranice ostaju iste, menja se samo adresa.
        </Empty>
      )}
    </Card>
  )
}

function DomainForm({ onCancel }: { onCancel: () => void }) {
  const [typed, setTyped] = useState('')
  const [isBlank, setBlank] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The focused button that opened the form is gone, so the focus moves to the field.
  useEffect(() => field.current?.focus(), [])
  const { add } = useAccountDomain()
  const refused = add.error ? sentenceOf(add.error, 'Greška pri povezivanju domena') : undefined
  return (
    <form
      noValidate
      className="p-4 md:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        const domain = readAccountDomain(typed)
        if (domain === '') return setBlank(true)
        if (!add.isPending) add.mutate(domain)
      }}
    >
      <TextField
        label="Vaš domen"
        value={typed}
        ref={field}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="primer.rs"
        hint="Unesite samo ime domena, bez http:// i www."
        error={isBlank ? HOST_MESSAGES.blank : refused}
        onChange={({ target }) => {
          setTyped(target.value)
          setBlank(false)
          if (add.isError) add.reset()
        }}
      />
      <div className="mt-4 flex gap-2.5 md:justify-end">
        <Button onClick={onCancel} disabled={add.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button type="submit" look="primary" busy={add.isPending && 'Dodavanje…'} className="max-md:flex-[1.6]">
          Dodaj
        </Button>
      </div>
    </form>
  )
}
