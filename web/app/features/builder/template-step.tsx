import type { TemplateName } from '@izlog/contracts/domain/templates'
import { TemplateChoice } from '../../shared/template-choice.tsx'
import { StepHeader } from './step-header.tsx'

interface TemplateStepProps {
  chosen: TemplateName | null
  onPick: (templateName: TemplateName) => void
  onBack: () => void
}

/** Step 2: the template; choosing one opens step 3 (docs/product/builder.md 2.1). */
export function TemplateStep({ chosen, onPick, onBack }: TemplateStepProps) {
  return (
    <section>
      <StepHeader
        step={2}
        title="Izaberite izgled"
        line="Kasnije menjate tekst, slike, boje, pa i sam izgled."
        onBack={onBack}
      />
      <TemplateChoice chosen={chosen} onPick={onPick} className="md:grid-cols-2 md:gap-4 xl:grid-cols-3" />
    </section>
  )
}
