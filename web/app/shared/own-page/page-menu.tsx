import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import { Copy, Ellipsis, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

const DIALOGS = { duplicate: DuplicateDialog, move: MoveDialog, delete: DeleteDialog } as const

/** What a seller does with a page as a whole (docs/product/builder.md 2.12). */
export function PageMenu({ website }: { website: WebsiteSummary }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const OpenDialog = open && DIALOGS[open]
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Više za /${website.customUrl}`}
            className={buttonClass('secondary', 'small', 'max-md:flex-1')}
          >
            <Ellipsis aria-hidden="true" />
            Više
          </button>
        }
      >
        <MenuItem onSelect={() => setOpen('duplicate')}>
          <Copy aria-hidden="true" />
          Dupliraj
        </MenuItem>
        <MenuItem onSelect={() => setOpen('move')}>
          <Link2 aria-hidden="true" />
          Promeni adresu
        </MenuItem>
        <MenuItem grave onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          Obriši
        </MenuItem>
      </Menu>
      {OpenDialog && <OpenDialog website={website} onClose={() => setOpen(undefined)} />}
    </>
  )
}
