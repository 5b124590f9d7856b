import { z } from 'zod'
import type { Access } from '../http/access.ts'
import type { ErrorKind } from '../http/errors.ts'

/** A body by its media type. A schema alone stands for `application/json`. */
export type Content = z.ZodType | Readonly<Record<string, z.ZodType>>

/** One endpoint as the OpenAPI document describes it. Schemas are those that the service parses with. */
export interface Endpoint {
  access: Exclude<Access, 'internal'>
  /** A Serbian sentence: people read it on /api/docs. */
  summary: string
  /** Of the path; those that are left out are plain texts. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: Content
  /** By status; null: without a body. A refusal stands here only where it has a body of its own. */
  answers: Readonly<Record<number, Content | null>>
  /** Beside those that follow from access, parameters and body (`document.ts`). */
  refusals?: readonly ErrorKind[]
  /** The caller's session is over afterwards. */
  endsSession?: true
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** All endpoints of a service under /api, by 'METHOD /path/{parameter}'. */
export type EndpointTable = Readonly<Record<`${Method} /api/${string}`, Endpoint>>

/** The schemas of a body by media type. */
export const mediaOf = (content: Content): Readonly<Record<string, z.ZodType>> =>
  content instanceof z.ZodType ? { 'application/json': content } : content

/** A file or a page, which no schema describes. */
export const Bytes = z.string()

/** The number of a thing in a path. */
export const byId = z.object({ id: z.int().positive() })
