import { Controller } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'

/** Switches the page on and off on a phone, where the head has no room for it; administrators also set whether the seller can edit. */
export function Visibility() {
  const { form, isAdmin } = useEditor()
  return (
    <div
      className={
        isAdmin ? 'space-y-3 rounded-card border border-line p-3' : 'rounded-card border border-line p-3 lg:hidden'
      }
    >
      <div className="lg:hidden">
        <Controller
          control={form.control}
          name="isActive"
          render={({ field }) => (
            <Switch
              label="Stranica je aktivna"
              hint="Kad je isključena, kupci je ne vide i ne mogu da poruče."
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      {isAdmin && (
        <Controller
          control={form.control}
          name="editableByClient"
          render={({ field }) => (
            <Switch
              label="Klijent sme da menja stranicu"
              hint="Kad je isključeno, vlasnik je vidi u editoru, ali ne može da je sačuva."
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </div>
  )
}
