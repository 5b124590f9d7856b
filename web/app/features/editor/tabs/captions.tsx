import { useWatch } from 'react-hook-form'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { captionCount } from '../model/content-parts.ts'

/** How many sentences of the bullets the advertorial shows as the form is now. */
export function useCaptionCount(): number {
  const { form } = useEditor()
  const [sections, images, bullets] = useWatch({ control: form.control, name: ['sections', 'images', 'bullets'] })
  return Math.min(captionCount({ sections, images }), bullets.length)
}

/** The sentences below an advertorial's pictures: the explanations of its first bullets. */
export function Captions() {
  const count = useCaptionCount()
  if (count === 0) return null
  return (
    <Section title="Ispod slika">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <TextInput key={index} name={`bullets.${index}.text`} label={`Ispod slike ${index + 2}`} rows={2} />
      ))}
    </Section>
  )
}
