import { ORDER_FIELDS, type OrderField } from '@izlog/contracts/domain/order-fields'
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { TextArea, TextField } from '../../../ui/field.tsx'
import type { TypedOrder } from './order-form.ts'

interface OrderFormFieldsProps {
  register: (name: `customerData.${OrderField}` | 'quantity' | 'totalPrice') => UseFormRegisterReturn
  errors: FieldErrors<TypedOrder>
  currencySymbol: string
}

/** The shopper, the quantity and the price, as a seller writes them for an order. */
export function OrderFormFields({ register, errors, currencySymbol }: OrderFormFieldsProps) {
  const shopper = (field: OrderField, optional = false) => {
    const { label, input } = ORDER_FIELDS[field]
    // The browser's own name and address are the seller's, not the shopper's.
    const { autoComplete: _sellers, ...attributes } = input
    return {
      ...{ label, optional, autoComplete: 'off', error: errors.customerData?.[field]?.message },
      ...attributes,
      ...register(`customerData.${field}`),
    }
  }
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...shopper('name')} />
        <TextField {...shopper('phone')} />
        <TextField {...shopper('address')} fieldClassName="md:col-span-2" />
        <TextField {...shopper('city')} />
        <TextField {...shopper('postalCode', true)} />
        <TextField {...shopper('email', true)} fieldClassName="md:col-span-2" />
      </div>
      <TextArea
        label={ORDER_FIELDS.notes.label}
        optional
        rows={2}
        maxLength={ORDER_FIELDS.notes.input.maxLength}
        error={errors.customerData?.notes?.message}
        {...register('customerData.notes')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Količina"
          inputMode="numeric"
          autoComplete="off"
          error={errors.quantity?.message}
          {...register('quantity')}
        />
        <TextField
          label="Cena"
          inputMode="numeric"
          autoComplete="off"
          after={currencySymbol}
          error={errors.totalPrice?.message}
          {...register('totalPrice')}
        />
      </div>
    </>
  )
}
