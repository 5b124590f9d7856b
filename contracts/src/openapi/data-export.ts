import { z } from 'zod'
import { EXPORT_LABELS, type ExportPart, exportPath } from '../http/data-export.ts'
import { Bytes, type Endpoint } from './endpoint.ts'

/** The two files of one part of a user's data. */
export function exportEndpoints<P extends ExportPart>(part: P, item: z.ZodType) {
  const about = { access: 'signedIn', refusals: ['limited'] } as const
  const json: Endpoint = {
    ...about,
    summary: `Svoji podaci kao JSON datoteka: ${EXPORT_LABELS[part]}`,
    answers: { 200: z.array(item) },
  }
  const csv: Endpoint = {
    ...about,
    summary: `Svoji podaci kao CSV datoteka: ${EXPORT_LABELS[part]}`,
    answers: { 200: { 'text/csv': Bytes } },
  }
  return { [`GET ${exportPath(part, 'json')}`]: json, [`GET ${exportPath(part, 'csv')}`]: csv } as Record<
    `GET ${ReturnType<typeof exportPath<P, 'json' | 'csv'>>}`,
    Endpoint
  >
}
