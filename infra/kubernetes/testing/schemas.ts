import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { kubernetesSchemas } from '../../local/src/provision/kubernetes-schemas.ts'
import type { Manifest } from './manifests.ts'

const Definitions = z.looseObject({
  $id: z.string(),
  $defs: z.record(
    z.string(),
    z.looseObject({
      'x-kubernetes-group-version-kind': z
        .array(z.object({ group: z.string(), version: z.string(), kind: z.string() }))
        .default([]),
    }),
  ),
})

/** What one version of Kubernetes finds wrong with a manifest; undefined for kinds that are not its own. */
export type Validate = (manifest: Manifest) => string[] | undefined

/** A strict validator per version of Kubernetes. */
export const kubernetesValidators = async (): Promise<Validate[]> => (await kubernetesSchemas()).map(validatorOf)

function validatorOf(file: string): Validate {
  const definitions = Definitions.parse(JSON.parse(readFileSync(file, 'utf8')))
  // The schemas are of the newest draft with keywords of Kubernetes' own; formats such as int32 say nothing that `type` does not.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(definitions)
  const names = new Map(
    Object.entries(definitions.$defs).flatMap(([name, { 'x-kubernetes-group-version-kind': kinds }]) =>
      kinds.map(({ group, version, kind }) => [`${group ? `${group}/` : ''}${version} ${kind}`, name]),
    ),
  )
  return (manifest) => {
    const name = names.get(`${manifest.apiVersion} ${manifest.kind}`)
    const validate = name === undefined ? undefined : ajv.getSchema(`${definitions.$id}#/$defs/${name}`)
    if (!validate) return undefined
    validate(manifest)
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${manifest.kind} ${manifest.metadata.name}${instancePath}: ${message} ${JSON.stringify(params)}`,
    )
  }
}
