/** Settings as a file for `node --env-file` and for shells; line breaks of keys become `\n`, which the services read as such. */
export const environmentFile = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value.replaceAll('\n', '\\n')}'\n`)
    .join('')
