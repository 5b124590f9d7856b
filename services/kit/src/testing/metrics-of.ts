/** What a service's /metrics says: a line a value, without its comments. */
export async function metricsOf(port: number): Promise<readonly string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  return (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}
