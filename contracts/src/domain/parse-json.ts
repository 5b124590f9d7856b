/** The value that a text is the JSON of; undefined when it is no JSON. Its shape is for the caller to check. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
