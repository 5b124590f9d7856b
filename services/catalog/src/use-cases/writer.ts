import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import { generateWebsite, type ProductBrief } from '../generation/generate-website.ts'

/** Writes a page from what is known of its product. A further writer (an AI provider) is another function of this type. */
export type Writer = (brief: ProductBrief) => Promise<GeneratedContent>

export const builtInWriter: Writer = async (brief) => generateWebsite(brief)
