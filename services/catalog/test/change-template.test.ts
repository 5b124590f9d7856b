import { EDITOR_MESSAGES, EditedWebsite, type SaveWebsiteBody, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { RevisionList } from '@izlog/contracts/http/revisions'
import { TEMPLATE_CHANGED } from '@izlog/contracts/http/template-change'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const address = (id: number) => `/api/websites/id/${id}`
const read = async (id: number) => EditedWebsite.parse((await catalog.http.as(SELLER).get(address(id))).body)
const put = (id: number, save: SaveWebsiteBody, user: TestUser = SELLER) => catalog.http.as(user).put(address(id), save)
const change = (id: number, templateName: string, user: TestUser = SELLER, headers: Record<string, string> = {}) =>
  catalog.http.as(user).post(`${address(id)}/template`, { templateName }, headers)
const changed = async (id: number, templateName: string) =>
  SaveWebsiteResponse.parse((await change(id, templateName)).body).website
const snapshots = (id: number) =>
  catalog.events.all('website.snapshot', String(id)).map(({ data }) => data as { templateName: string })

it('a page keeps its texts in another template, and what it lacks there is written', async () => {
  const { id, customUrl } = await catalog.page({ templateName: 'Minimalistic', currentPrice: 2990 })
  await put(id, { title: 'Moj naslov', sections: [{ name: 'questions', hidden: true }] })
  const before = await read(id)
  expect(before).toMatchObject({ problemSolutionSections: null, advertorialStory: null })

  expect(await change(id, 'Sales Template')).toMatchObject({ status: 200, body: { message: TEMPLATE_CHANGED } })
  const after = await read(id)
  expect(after).toMatchObject({
    templateName: 'Sales Template',
    title: 'Moj naslov',
    currentPrice: 2990,
    sections: null,
  })
  expect(after.problemSolutionSections).toHaveLength(3)
  expect(after.benefitsSection?.benefits.length).toBeGreaterThan(0)
  expect(after).toMatchObject({ bullets: before.bullets, faq: before.faq, palette: before.palette })
  expect(after.quantityOffers).toEqual(before.quantityOffers)
  expect(after.editedFields).toEqual(before.editedFields)
  const shown = await catalog.http.get(`/api/websites/public?url=${customUrl}`)
  expect(shown.body).toMatchObject({ templateName: 'Sales Template' })
  await until(() => snapshots(id).find(({ templateName }) => templateName === 'Sales Template'))
  expect(snapshots(id)).toHaveLength(3)
  const { items } = RevisionList.parse((await catalog.http.as(SELLER).get(`${address(id)}/revisions`)).body)
  expect(items[0]).toMatchObject({ revision: 3, kind: 'template-changed' })
  expect(items[0]?.changedFields).toEqual(expect.arrayContaining(['templateName', 'benefitsSection']))
})

it('texts of the old template are there when it comes back, and what the seller emptied stays empty', async () => {
  const { id } = await catalog.page({ templateName: 'Advertorial Template' })
  await put(id, { advertorialStory: { personalIntro: 'Moja priča.', productQuote: '' } })
  expect(await changed(id, 'Sales Template')).toMatchObject({ advertorialStory: { personalIntro: 'Moja priča.' } })
  await put(id, { benefitsSection: null })
  const story = (await changed(id, 'Advertorial Template')).advertorialStory
  expect(story?.personalIntro).toBe('Moja priča.')
  expect(story?.productQuote).toBeUndefined()
  expect(story?.problemDescription).toBeTruthy()
  const back = await changed(id, 'Sales Template')
  expect(back.benefitsSection).toBeNull()
  expect(back.problemSolutionSections).toHaveLength(3)
})

it('a draft stays beside the new template, without an order of the old one’s sections', async () => {
  const { id } = await catalog.page({ templateName: 'Minimalistic' })
  await put(id, { title: 'Iz nacrta', sections: [{ name: 'price', hidden: true }], draft: true })
  const { draft, title } = await changed(id, 'Sales Template')
  expect(title).not.toBe('Iz nacrta')
  expect(draft?.changedFields).toEqual(['title'])
  expect(draft?.website).toMatchObject({ title: 'Iz nacrta', templateName: 'Sales Template', sections: null })
})

it('a change to the template that it has is none', async () => {
  const { id } = await catalog.page({ templateName: 'Minimalistic' })
  const { version } = await read(id)
  expect(await changed(id, 'Minimalistic')).toMatchObject({ version })
})

it('is refused like a save', async () => {
  const { id } = await catalog.page({ templateName: 'Minimalistic' })
  expect(await change(id, 'Sales Template', OTHER_SELLER)).toMatchObject({ status: 404 })
  expect(await change(id, 'Nepoznat')).toMatchObject({ status: 422 })
  const { version } = await read(id)
  await put(id, { title: 'Drugi prozor' })
  expect(await change(id, 'Sales Template', SELLER, { 'If-Match': `"${version}"` })).toMatchObject({
    status: 409,
    body: { code: 'website.changed', changedFields: ['title'] },
  })
  await put(id, { editableByClient: false }, SUPER_ADMIN)
  expect(await change(id, 'Sales Template')).toMatchObject({ status: 403, body: { message: EDITOR_MESSAGES.locked } })
  expect(await change(id, 'Sales Template', SUPER_ADMIN)).toMatchObject({ status: 200 })
})
