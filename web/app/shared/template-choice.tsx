import { TemplateName } from '@izlog/contracts/domain/templates'
import { Check } from 'lucide-react'
import { cx } from '../ui/cx.ts'
import { TemplatePreview } from './template-preview.tsx'

const ABOUT: Readonly<Record<TemplateName, { line: string; good: readonly string[] }>> = {
  Minimalistic: {
    line: 'Velika slika, kratka priča, jasna cena.',
    good: ['Za proizvod koji se vidi na prvi pogled', 'Najbrže se učitava'],
  },
  'Sales Template': {
    line: 'Žuta i glasna: prvo problem, pa rešenje.',
    good: ['Za oglase i popuste', 'Izbor 1, 2 ili 3 komada'],
  },
  'Advertorial Template': {
    line: 'Priča kupca, kao članak u novinama.',
    good: ['Za proizvod koji traži objašnjenje', 'Formular u samom tekstu'],
  },
}

interface TemplateChoiceProps {
  chosen: TemplateName | null
  onPick: (templateName: TemplateName) => void
  className?: string
}

/** The three templates, each with a screenshot and what it is good for. */
export const TemplateChoice = ({ chosen, onPick, className }: TemplateChoiceProps) => (
  <ul className={cx('grid gap-3', className)}>
    {TemplateName.options.map((templateName) => (
      <li key={templateName} className="grid">
        <button
          type="button"
          aria-pressed={templateName === chosen}
          onClick={() => onPick(templateName)}
          className={cx(
            'flex items-start gap-4 rounded-card border border-line bg-surface p-3.5 text-left transition-colors duration-120 hover:border-edge hover:bg-hover',
            templateName === chosen && 'border-brand outline-2 -outline-offset-2 outline-brand hover:border-brand',
          )}
        >
          <TemplatePreview templateName={templateName} />
          <span className="min-w-0 flex-1">
            <span className="block text-section font-bold">{templateName}</span>{' '}
            <span className="mt-1 block text-fg2">{ABOUT[templateName].line}</span>{' '}
            <span className="mt-3 block space-y-1.5 text-small">
              {ABOUT[templateName].good.map((each) => (
                <span key={each} className="flex items-start gap-2">
                  <Check className="mt-px size-4 shrink-0 text-brand" aria-hidden="true" />
                  {`${each} `}
                </span>
              ))}
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
)
