import { DOMAIN_MESSAGES, DomainAnswer } from '@izlog/contracts/http/domains'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, sentenceOf } from '../../api/client.ts'
import { refreshDomains } from '../../api/domains.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, frameClass, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { readListedHost } from './typed-domain.ts'

/** Adds a host to the list; after a rejection the field keeps the value, with the reason below it (docs/product/platform.md 2, 5 and 8). */
export function AddHost() {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const host = readListedHost(typed)
  const add = useMutation({
    mutationFn: () => api.post('/api/domains', DomainAnswer, { host }),
    onSuccess: () => {
      setTyped('')
      toast({ title: DOMAIN_MESSAGES.added, description: 'Kliknite DNS Setup i upišite zapise kod svog registra.' })
      return refreshDomains(client)
    },
  })
  const error = add.error ? sentenceOf(add.error, 'Domen nije dodat. Pokušajte ponovo.') : undefined
  return (
    <Card className="p-4 md:p-5">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (host !== '' && !add.isPending) add.mutate()
        }}
      >
        <Field label="Novi domen" hint="Samo ime domena, bez http:// i bez www." error={error}>
          {({ id, describedBy, invalid }) => (
            <div className="flex gap-2">
              <div className={`min-w-0 flex-1 ${frameClass(invalid)}`}>
                <input
                  id={id}
                  value={typed}
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder="primer.rs"
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  onChange={({ target }) => {
                    setTyped(target.value)
                    if (add.isError) add.reset()
                  }}
                  className={inputClass}
                />
              </div>
              <Button
                type="submit"
                look="primary"
                disabled={host === ''}
                busy={add.isPending && 'Dodavanje…'}
                className="h-field"
              >
                Dodaj
              </Button>
            </div>
          )}
        </Field>
      </form>
    </Card>
  )
}
