import { z } from 'zod'
import { generatedShape } from '../page-fields/shapes-of-fields.ts'

/**
 * All that is written for a page from its product (docs/product/builder.md 3.1 and 5): exactly 5 bullets, 3 questions and 8 keywords.
 * `longDescription` has paragraphs parted by an empty line; the first is their headline. `problemSolutionSections` and
 * `benefitsSection` are the Sales Template's, `advertorialStory` the Advertorial's; else null.
 */
export const GeneratedContent = z.object(generatedShape)
export type GeneratedContent = z.infer<typeof GeneratedContent>
