import type { CreateClientRequest } from '@izlog/contracts/http/admin'
import type { ReactNode } from 'react'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { Field, TextField } from '../../ui/field.tsx'

type ClientField = Exclude<keyof CreateClientRequest, 'password'>

interface ClientFieldsProps {
  register: (name: ClientField) => UseFormRegisterReturn
  errors: FieldErrors<Record<ClientField, unknown>>
  /** Beside the e-mail. */
  password?: ReactNode
}

/** What an administrator writes of a client, for a new one and for a correction. */
export function ClientFields({ register, errors, password }: ClientFieldsProps) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Ime" error={errors.firstName?.message} {...register('firstName')} />
        <TextField label="Prezime" error={errors.lastName?.message} {...register('lastName')} />
        <TextField label="Email" type="email" inputMode="email" error={errors.email?.message} {...register('email')} />
        {password}
        <TextField label="Firma" optional error={errors.companyName?.message} {...register('companyName')} />
        <TextField
          label="Telefon"
          optional
          type="tel"
          inputMode="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <Field label="Napomena" optional error={errors.notes?.message}>
        {({ id, describedBy, invalid }) => (
          <textarea
            {...register('notes')}
            id={id}
            rows={3}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className="block w-full resize-y rounded-control border border-field bg-surface px-3 py-2 text-body text-fg aria-invalid:border-error-line focus-visible:border-focus focus-visible:-outline-offset-1 max-md:text-section"
          />
        )}
      </Field>
    </>
  )
}
