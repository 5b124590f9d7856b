import { openApiDocument } from '@izlog/contracts/openapi/document'
import type { Plugin } from 'vite'

/** Writes the OpenAPI document among the files of the build, under the path of its URL. */
export const documentFile = (): Plugin => ({
  name: 'openapi-document',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'api/docs/openapi.json', source: JSON.stringify(openApiDocument()) })
  },
})
