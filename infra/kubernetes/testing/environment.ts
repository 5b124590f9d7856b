import { parseEnv } from 'node:util'
import type { Installation } from './manifests.ts'

type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The environment with which Kubernetes and `node --env-file` start a process. Throws for a Secret or a key file that it is not given. */
export function environmentOf(installation: Installation, name: string, secrets: Secrets): Record<string, string> {
  const { workload, container } = installation.process(name)
  const fromMaps = container.envFrom.map(({ configMapRef }) => installation.settingsOf(configMapRef.name))
  const single = container.env.flatMap(({ name: variable, value, valueFrom: { configMapKeyRef, secretKeyRef } }) => {
    const source = configMapKeyRef ? installation.settingsOf(configMapKeyRef.name) : secrets[secretKeyRef?.name ?? '']
    const { key = '', optional = false } = configMapKeyRef ?? secretKeyRef ?? {}
    const found = value ?? source?.[key]
    if (found === undefined && !optional) throw new Error(`${name} is not given ${variable}`)
    return found === undefined ? [] : [[variable, found]]
  })
  const files = new Map(
    workload.spec.template.spec.volumes.flatMap(({ projected, secret }) => [
      ...(projected?.sources ?? []).flatMap(({ secret: { name: from, items } }) =>
        items.map(({ key, path }): [string, string | undefined] => [`/keys/${path}`, secrets[from]?.[key]]),
      ),
      ...(secret ? [[`/keys/${name}/keys.env`, secrets[secret.secretName]?.['keys.env']] as const] : []),
    ]),
  )
  const fromFiles = container.command.flatMap((word) => {
    const file = /^--env-file=(.+)$/.exec(word)?.[1]
    if (file === undefined) return []
    const text = files.get(file)
    if (text === undefined) throw new Error(`${name} is not given ${file}`)
    return [parseEnv(text)]
  })
  return Object.assign({}, ...fromFiles, ...fromMaps, Object.fromEntries(single))
}
