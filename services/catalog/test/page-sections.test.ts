import { EditedWebsite } from '@izlog/contracts/http/editor'
import { SELLER } from '@izlog/kit/testing/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const put = (id: number, sections: unknown) => catalog.http.as(SELLER).put(`/api/websites/id/${id}`, { sections })
const stored = async (id: number) =>
  EditedWebsite.parse((await catalog.http.as(SELLER).get(`/api/websites/id/${id}`)).body).sections

it('a page keeps the order of its sections as its template can show it', async () => {
  const { id, customUrl } = await catalog.page({ templateName: 'Sales Template' })
  expect(await stored(id)).toBeNull()
  const wanted = [
    { name: 'questions', hidden: false },
    { name: 'toga-nema', hidden: false },
    { name: 'picker', hidden: true },
    { name: 'comments', hidden: true },
  ]
  expect(await put(id, wanted)).toMatchObject({ status: 200 })
  const settled = [
    { name: 'questions', hidden: false },
    { name: 'picker', hidden: false },
    { name: 'comments', hidden: true },
    { name: 'troubles', hidden: false },
    { name: 'benefits', hidden: false },
  ]
  expect(await stored(id)).toEqual(settled)
  const shown = await catalog.http.get(`/api/websites/public?url=${customUrl}`)
  expect(shown.body).toMatchObject({ sections: settled })
  expect(await put(id, null)).toMatchObject({ status: 200 })
  expect(await stored(id)).toBeNull()
  expect(await put(id, [{ name: 'picker' }])).toMatchObject({ status: 422 })
})
