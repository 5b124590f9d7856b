import { EXPORT_FORMATS, EXPORT_LABELS, EXPORT_PARTS, exportPath } from '@izlog/contracts/http/data-export'
import { Download } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

/** Downloads of the user's own data, one file from each service. */
export function ExportPanel() {
  return (
    <Panel
      title="Preuzmite svoje podatke"
      about="Vaš nalog, stranice, porudžbine i sve ostalo što je Vaše, kao datoteke. CSV se otvara u Excelu, a JSON čitaju programi. Najviše dva preuzimanja istovremeno."
    >
      <ul className="divide-y divide-line">
        {EXPORT_PARTS.map((part) => (
          <li
            key={part}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 md:px-5"
          >
            <span className="font-medium">{EXPORT_LABELS[part]}</span>
            <span className="flex gap-2">
              {EXPORT_FORMATS.map((format) => (
                <a
                  key={format}
                  href={exportPath(part, format)}
                  download
                  aria-label={`${EXPORT_LABELS[part]}, ${format.toUpperCase()}`}
                  className={buttonClass('secondary', 'small')}
                >
                  <Download aria-hidden="true" />
                  {format.toUpperCase()}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
