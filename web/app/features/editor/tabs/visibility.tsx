import { useEditor } from '../editor-context.ts'
import { SwitchField } from '../fields/switch-field.tsx'

/** Switches the page on and off on a phone, where the head has no room for it; administrators also set whether the seller can edit. */
export function Visibility() {
  const { isAdmin } = useEditor()
  return (
    <div
      className={
        isAdmin ? 'space-y-3 rounded-card border border-line p-3' : 'rounded-card border border-line p-3 lg:hidden'
      }
    >
      <div className="lg:hidden">
        <SwitchField
          name="isActive"
          label="Stranica je aktivna"
          hint="Kad je isključena, kupci je ne vide i ne mogu da poruče."
        />
      </div>
      {isAdmin && (
        <SwitchField
          name="editableByClient"
          label="Klijent sme da menja stranicu"
          hint="Kad je isključeno, vlasnik je vidi u editoru, ali ne može da je sačuva."
        />
      )}
    </div>
  )
}
