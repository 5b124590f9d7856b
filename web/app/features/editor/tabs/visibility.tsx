import { Controller } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'

/** On a phone the page is switched on and off here; an administrator sets whether the client may edit. */
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
