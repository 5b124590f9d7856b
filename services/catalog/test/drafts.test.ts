import { EDITOR_MESSAGES, EditedWebsite, type SaveWebsiteBody, SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { REVISION_MESSAGES, RevisionList, RevisionResponse } from '@izlog/contracts/http/revisions'
import { OTHER_SELLER, SELLER, SUPER_ADMIN, type TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const address = (id: number) => `/api/websites/id/${id}`
const read = async (id: number, user: TestUser = SELLER) =>
  EditedWebsite.parse((await catalog.http.as(user).get(address(id))).body)
const put = (id: number, save: SaveWebsiteBody, user: TestUser = SELLER, headers: Record<string, string> = {}) =>
  catalog.http.as(user).put(address(id), save, headers)
const keepDraft = async (id: number, save: SaveWebsiteBody, user: TestUser = SELLER) =>
  SaveWebsiteResponse.parse((await put(id, { ...save, draft: true }, user)).body).website
const publish = (id: number, user: TestUser = SELLER, headers: Record<string, string> = {}) =>
  catalog.http.as(user).post(`${address(id)}/draft/publish`, {}, headers)
const revisions = async (id: number, query = '') =>
  RevisionList.parse((await catalog.http.as(SELLER).get(`${address(id)}/revisions${query}`)).body)
const restore = (id: number, revision: number, user: TestUser = SELLER, headers: Record<string, string> = {}) =>
  catalog.http.as(user).post(`${address(id)}/revisions/${revision}/restore`, {}, headers)
const shown = async (customUrl: string) =>
  (await catalog.http.get(`/api/websites/public?url=${customUrl}`)).body as { title: string; currentPrice: number }
const snapshots = (id: number) =>
  catalog.events.all('website.snapshot', String(id)).map(({ data }) => data as { title: string; active: boolean })

describe('a draft', () => {
  it('is kept from shoppers and from orders until it is published', async () => {
    const { id, customUrl } = await catalog.page({ currentPrice: 2990 })
    const { title } = await read(id)
    const answer = await put(id, { title: 'Naslov u nacrtu', priceAnchoring: { currentPrice: 3490 }, draft: true })
    expect(answer).toMatchObject({ status: 200, body: { message: EDITOR_MESSAGES.draftSaved } })
    const kept = await read(id)
    expect(kept).toMatchObject({ title, currentPrice: 2990 })
    expect(kept.draft).toMatchObject({ website: { title: 'Naslov u nacrtu', currentPrice: 3490 }, by: 'you' })
    expect(kept.draft?.changedFields).toEqual(expect.arrayContaining(['title', 'prices']))
    expect(await shown(customUrl)).toMatchObject({ title, currentPrice: 2990 })

    expect(await publish(id)).toMatchObject({ status: 200, body: { message: EDITOR_MESSAGES.draftPublished } })
    expect(await shown(customUrl)).toMatchObject({ title: 'Naslov u nacrtu', currentPrice: 3490 })
    expect(await read(id)).toMatchObject({ draft: null, editedFields: expect.arrayContaining(['title']) })
    await until(() => snapshots(id).find(({ title }) => title === 'Naslov u nacrtu'))
    // One event for the page as it was made and one for the publishing, none for the draft.
    expect(snapshots(id)).toHaveLength(2)
  })

  it('grows with every save, and is gone when the page is as it was', async () => {
    const { id } = await catalog.page()
    const { title, hook } = await read(id)
    await keepDraft(id, { title: 'Prvo' })
    expect((await keepDraft(id, { hook: 'Drugo' })).draft?.website).toMatchObject({ title: 'Prvo', hook: 'Drugo' })
    expect((await keepDraft(id, { title, hook })).draft).toBeNull()
  })

  it('follows what is published meanwhile, except for the fields that it changes itself', async () => {
    const { id } = await catalog.page({ templateName: 'Advertorial Template' })
    await keepDraft(id, { title: 'Iz nacrta', advertorialStory: { productQuote: 'Citat iz nacrta' } })
    await put(id, { hook: 'Objavljeno', advertorialStory: { personalIntro: 'Objavljen uvod' } })
    const { draft } = await read(id)
    expect(draft?.website).toMatchObject({
      ...{ title: 'Iz nacrta', hook: 'Objavljeno' },
      advertorialStory: { productQuote: 'Citat iz nacrta', personalIntro: 'Objavljen uvod' },
    })
    await put(id, { title: 'Objavljen naslov' })
    expect((await read(id)).draft?.website).toMatchObject({
      title: 'Objavljen naslov',
      advertorialStory: { productQuote: 'Citat iz nacrta' },
    })
  })

  it('is published by a save of all that it holds', async () => {
    const { id } = await catalog.page()
    const { title } = await read(id)
    await keepDraft(id, { title: 'Iz nacrta' })
    await put(id, { title })
    expect(await read(id)).toMatchObject({ title, draft: null })
  })

  it('is dropped', async () => {
    const { id } = await catalog.page()
    await keepDraft(id, { title: 'Iz nacrta' })
    const answer = await catalog.http.as(SELLER).delete(`${address(id)}/draft`)
    expect(answer).toMatchObject({
      status: 200,
      body: { message: EDITOR_MESSAGES.draftDropped, website: { draft: null } },
    })
    expect(await publish(id)).toMatchObject({ status: 409, body: { message: EDITOR_MESSAGES.noDraft } })
  })

  it('of two people at once loses nothing: whoever started before the other is told', async () => {
    const { id } = await catalog.page()
    const { version } = await read(id)
    await keepDraft(id, { title: 'Administrator' }, SUPER_ADMIN)
    const late = await put(id, { title: 'Prodavac', draft: true }, SELLER, { 'if-match': `"${version}"` })
    expect(late).toMatchObject({ status: 409, body: { changedBy: 'admin', changedFields: ['title'] } })
    expect(await publish(id, SELLER, { 'if-match': `"${version}"` })).toMatchObject({ status: 409 })
    expect((await read(id)).draft).toMatchObject({ website: { title: 'Administrator' }, by: 'admin' })
  })

  it('is not made on a page that an administrator has locked', async () => {
    const { id } = await catalog.page()
    await put(id, { editableByClient: false }, SUPER_ADMIN)
    for (const refused of [await put(id, { title: 'x', draft: true }), await publish(id), await restore(id, 1)])
      expect(refused).toMatchObject({ status: 403, body: { message: EDITOR_MESSAGES.locked } })
  })

  it('of an administrator locks the page at once', async () => {
    const { id } = await catalog.page()
    expect(await keepDraft(id, { editableByClient: false }, SUPER_ADMIN)).toMatchObject({
      ...{ editableByClient: false, draft: null },
    })
  })
})

describe('the history of a page', () => {
  it('has a revision for each publishing, none for a draft', async () => {
    const { id } = await catalog.page()
    expect((await revisions(id)).items).toMatchObject([{ revision: 1, kind: 'created', by: 'you', changedFields: [] }])
    await put(id, { title: 'Drugi' })
    await keepDraft(id, { hook: 'Nacrt' }, SUPER_ADMIN)
    await publish(id, SUPER_ADMIN)
    expect(await revisions(id)).toMatchObject({
      total: 3,
      items: [
        { revision: 3, kind: 'draft-published', by: 'admin', changedFields: ['hook'] },
        { revision: 2, kind: 'saved', by: 'you', changedFields: ['title'] },
        { revision: 1, kind: 'created' },
      ],
    })
  })

  it('is read in pages', async () => {
    const { id } = await catalog.page()
    for (const title of ['Drugi', 'Treći', 'Četvrti']) await put(id, { title })
    const first = await revisions(id, '?limit=2')
    expect(first.items.map(({ revision }) => revision)).toEqual([4, 3])
    const second = await revisions(id, `?limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ revision }) => revision)).toEqual([2, 1])
    expect(second.nextCursor).toBeNull()
  })

  it('shows what each published, and brings it back as a revision of its own', async () => {
    const { id, customUrl } = await catalog.page({ currentPrice: 2990 })
    const { title } = await read(id)
    await put(id, { title: 'Drugi', priceAnchoring: { currentPrice: 3990 }, isActive: false })
    const first = await catalog.http.as(SELLER).get(`${address(id)}/revisions/1`)
    expect(RevisionResponse.parse(first.body)).toMatchObject({ revision: 1, website: { title, currentPrice: 2990 } })

    const answer = await restore(id, 1)
    expect(answer).toMatchObject({ status: 200, body: { message: REVISION_MESSAGES.restored } })
    // Whether the page is on is no part of its content.
    expect(await read(id)).toMatchObject({ title, currentPrice: 2990, isActive: false, customUrl })
    expect((await revisions(id)).items[0]).toMatchObject({ revision: 3, kind: 'restored', restored: 1 })
    await until(() => snapshots(id).find((data) => data.title === title && !data.active))
  })

  it('knows no other revisions, and is nobody else’s', async () => {
    const { id } = await catalog.page()
    for (const unknown of ['7', '0', 'x'])
      expect(await catalog.http.as(SELLER).get(`${address(id)}/revisions/${unknown}`)).toMatchObject({
        ...{ status: 404, body: { message: REVISION_MESSAGES.unknown } },
      })
    for (const path of ['/revisions', '/revisions/1'])
      expect(await catalog.http.as(OTHER_SELLER).get(`${address(id)}${path}`)).toMatchObject({ status: 404 })
    expect(await restore(id, 1, OTHER_SELLER)).toMatchObject({ status: 404 })
  })

  it('takes part in a race without losing a revision', async () => {
    const { id } = await catalog.page()
    const titles = ['A', 'B', 'C', 'D', 'E', 'F']
    await Promise.all(titles.map((title) => put(id, { title })))
    const { items } = await revisions(id)
    expect(items.map(({ revision }) => revision)).toEqual([7, 6, 5, 4, 3, 2, 1])
    const published = await Promise.all(
      items.slice(0, -1).map(async ({ revision }) => {
        const { body } = await catalog.http.as(SELLER).get(`${address(id)}/revisions/${revision}`)
        return RevisionResponse.parse(body).website.title
      }),
    )
    expect(published.sort()).toEqual(titles)
  })
})
