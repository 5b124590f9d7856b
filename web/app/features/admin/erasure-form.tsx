import { Country, MARKETS } from '@izlog/contracts/domain/markets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { refetch } from '../../api/refetch.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, frameClass, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { erasuresKey, requestErasure } from './erasure-queries.ts'

/** The phone of the shopper who asks to be forgotten. The form asks for confirmation before anything is erased, because nothing brings it back. */
export function ErasureForm() {
  const client = useQueryClient()
  const [phone, setPhone] = useState('')
  const [country, setCountry] = useState<Country>('RS')
  const [asking, setAsking] = useState(false)
  const request = useMutation({
    mutationFn: () => requestErasure({ phone, country }),
    onSuccess: () => {
      setPhone('')
      toast({ title: 'Brisanje je započeto', description: 'Potvrda je na listi.' })
      return refetch(client, erasuresKey)
    },
    onSettled: () => setAsking(false),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    request.reset()
    if (phone.trim() !== '') setAsking(true)
  }
  return (
    <>
      <form
        noValidate
        autoComplete="off"
        onSubmit={ask}
        className="grid gap-3 p-4 sm:grid-cols-[1fr_14rem_auto] sm:items-start"
      >
        <TextField
          label="Broj telefona kupca"
          type="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          error={request.error ? sentenceOf(request.error, 'Brisanje nije započeto. Pokušajte ponovo.') : undefined}
        />
        <Field label="Država, ako broj nema pozivni">
          {({ id }) => (
            <div className={frameClass(false)}>
              <select
                id={id}
                value={country}
                onChange={({ target }) => setCountry(Country.catch('RS').parse(target.value))}
                className="h-full w-full rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
              >
                {Object.values(MARKETS).map((market) => (
                  <option key={market.country} value={market.country}>
                    {market.label}
                  </option>
                ))}
              </select>
            </div>
          )}
        </Field>
        <Button type="submit" look="remove" disabled={phone.trim() === ''} className="sm:mt-6.5">
          Obriši podatke
        </Button>
      </form>
      {asking && (
        <Dialog open title="Obrisati podatke kupca?" onClose={() => setAsking(false)}>
          <p className="text-fg2">
            Ime, telefon, adresa i ostali podaci kupca sa brojem <strong className="text-fg">{phone}</strong> brišu se
            iz svih njegovih porudžbina kod svih prodavaca. <strong className="text-fg">Ne mogu se vratiti.</strong>{' '}
            Proizvodi, iznosi i statusi ostaju. Porudžbine koje su u toku brišu se deset minuta pošto se završe ili
            otkažu.
          </p>
          <div className="mt-5 flex gap-2.5 md:justify-end">
            <Button onClick={() => setAsking(false)} className="max-md:flex-1">
              Odustani
            </Button>
            <Button
              look="remove"
              onClick={() => request.mutate()}
              busy={request.isPending && 'Brisanje…'}
              className="max-md:flex-1"
            >
              Obriši zauvek
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
