import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { EditedWebsite } from '@izlog/contracts/http/editor'
import type { Caller } from '@izlog/kit/identity'
import { generateWebsite } from '@izlog/writer/page/generate-website'
import { changedFields } from '../domain/apply-save.ts'
import { draftAfterSave } from '../domain/draft.ts'
import { withTemplate } from '../domain/with-template.ts'
import { type EditWebsiteDeps, editWebsite } from './edit-website.ts'
import type { Ports } from './ports.ts'
import { briefOf } from './regenerate-section.ts'

export type ChangeTemplateDeps = EditWebsiteDeps & Pick<Ports, 'productFacts'>

/**
 * Publishes a page in another template. The built-in writer writes what the page lacks there, from the facts that it was made of. Throws as
 * `editWebsite`.
 */
export async function changeTemplate(
  deps: ChangeTemplateDeps,
  caller: Caller,
  id: number,
  templateName: TemplateName,
  since: number | undefined,
): Promise<EditedWebsite> {
  return editWebsite(deps, caller, id, since, async ({ website: before, draft }) => {
    if (before.templateName === templateName) return { website: before, draft: draft?.fields, changed: [] }
    const written = generateWebsite({ ...briefOf(before, await deps.productFacts.find(id)), templateName })
    const website = withTemplate(before, templateName, written)
    return {
      website,
      // The draft may arrange sections that only the old template has.
      draft: draft && draftAfterSave(draft.fields, before, website, { sections: null }),
      changed: changedFields(before, website),
      publishes: { kind: 'template-changed' },
    }
  })
}
