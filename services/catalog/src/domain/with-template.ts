import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { Website } from '@izlog/contracts/domain/website'
import { applySave } from './apply-save.ts'

type WrittenField = 'urgencyElements' | 'problemSolutionSections' | 'benefitsSection' | 'advertorialStory'

/** Fields that only one template shows. */
const OF_TEMPLATE: Readonly<Record<TemplateName, readonly WrittenField[]>> = {
  Minimalistic: ['urgencyElements'],
  'Sales Template': ['problemSolutionSections', 'benefitsSection'],
  'Advertorial Template': ['advertorialStory'],
}

/**
 * A page in another template: what it lacks there is taken from `written`, all its other texts stay, also those that the template does not show.
 * What its seller emptied stays empty. The order of sections is the new template's, and prices are settled as by a save.
 */
export function withTemplate(before: Website, templateName: TemplateName, written: GeneratedContent): Website {
  const missing = OF_TEMPLATE[templateName].flatMap((field): [string, unknown][] => {
    const [stored, fresh] = [before[field], written[field]]
    if (before.editedFields.includes(field) || fresh === null) return []
    if (field !== 'advertorialStory' && stored !== null) return []
    const own = before.editedFields.filter((path) => path.startsWith(`${field}.`)).map((path) => path.split('.')[1])
    const parts = Array.isArray(fresh) ? fresh : without(fresh, own)
    return [[field, Array.isArray(parts) ? parts : { ...parts, ...stored }]]
  })
  const page = Website.parse({ ...before, ...Object.fromEntries(missing), templateName, sections: null })
  return { ...applySave(page, {}).website, editedFields: before.editedFields }
}

/** Parts that the seller wrote or emptied are not written again. */
const without = (parts: object, own: readonly (string | undefined)[]): object =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => !own.includes(part)))
