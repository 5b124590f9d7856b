import { it } from 'vitest'

it('passes while something else goes wrong', async () => {
  void Promise.reject(new Error('nobody awaited this'))
  await new Promise((resolve) => setImmediate(resolve))
})
