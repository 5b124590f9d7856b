import { auth, sheets } from '@googleapis/sheets'
import { describe, expect, it } from 'vitest'
import { assertion, exchange, simulators } from './start.ts'

const SHEET = 'demo-sheet-1'

async function signedIn() {
  const kit = await simulators()
  const granted = await exchange(kit.url, assertion())
  const client = new auth.OAuth2()
  client.setCredentials({ access_token: String(granted.body.access_token) })
  const { spreadsheets } = sheets({ version: 'v4', auth: client, rootUrl: `${kit.url}/sheets/` })
  await kit.put('/accounts/sheets', { id: 'two', title: 'Dve', sheets: ['Sheet 1', 'Drugi'] })
  const rows = async (range: string) => (await spreadsheets.values.get({ spreadsheetId: SHEET, range })).data.values
  const add = async (values: unknown[][], range = 'A:L') =>
    (
      await spreadsheets.values.append({
        spreadsheetId: SHEET,
        range,
        valueInputOption: 'RAW',
        requestBody: { values },
      })
    ).data
  return { ...kit, spreadsheets, rows, add, bearer: { Authorization: `Bearer ${granted.body.access_token}` } }
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (cause: { status?: number; message?: string }) => ({ status: cause.status, message: cause.message }),
  )

describe('the token endpoint', () => {
  const other = assertion({ iss: 'stranger@demo.iam.gserviceaccount.com' })
  const now = Math.floor(Date.now() / 1000)
  it.each([
    ['an unknown account', other, 'invalid_grant', 'Invalid grant: account not found'],
    [
      'a changed claim',
      assertion().replace(/\.[^.]+\./, `.${assertion({ scope: 'x' }).split('.')[1]}.`),
      'invalid_grant',
      'Invalid JWT Signature.',
    ],
    [
      'an old assertion',
      assertion({ iat: now - 7200, exp: now - 3600 }),
      'invalid_grant',
      /^Invalid JWT: Token must be a short-lived token/,
    ],
    [
      'a day-long assertion',
      assertion({ exp: now + 86_400 }),
      'invalid_grant',
      /^Invalid JWT: Token must be a short-lived token/,
    ],
    [
      'another audience',
      assertion({ aud: 'https://example.com' }),
      'invalid_grant',
      'Invalid JWT: Failed audience check.',
    ],
    ['no scope', assertion({ scope: '' }), 'invalid_scope', 'Empty or missing scope not allowed.'],
    ['no JWT at all', 'x', 'invalid_grant', 'Bad Request'],
  ])('refuses %s', async (_what, signed, error, description) => {
    const { url } = await simulators()
    expect(await exchange(url, signed)).toMatchObject({
      status: 400,
      body: {
        error,
        error_description: typeof description === 'string' ? description : expect.stringMatching(description),
      },
    })
  })
})

describe('the Sheets API, through @googleapis/sheets', () => {
  it('tells title and tabs', async () => {
    const { spreadsheets } = await signedIn()
    expect((await spreadsheets.get({ spreadsheetId: SHEET })).data).toMatchObject({
      properties: { title: 'Mirna Noć porudžbine' },
      sheets: [{ properties: { title: 'Porudžbine' } }],
    })
  })

  it('appends below the table, says where, and reads back what was written', async () => {
    const { add, rows } = await signedIn()
    expect(await add([['Datum', 'Broj']])).toMatchObject({
      updates: { updatedRange: "'Porudžbine'!A1:B1", updatedRows: 1, updatedCells: 2 },
    })
    expect(
      await add([
        ['21.11.', 'R-1'],
        ['21.11.', 'R-2'],
      ]),
    ).toMatchObject({ tableRange: "'Porudžbine'!A1:B1", updates: { updatedRange: "'Porudžbine'!A2:B3" } })
    expect(await rows('B:B')).toEqual([['Broj'], ['R-1'], ['R-2']])
    expect(await rows('Porudžbine!A2:L')).toEqual([
      ['21.11.', 'R-1'],
      ['21.11.', 'R-2'],
    ])
    expect(await rows("'Porudžbine'!B3")).toEqual([['R-2']])
    expect(await rows('D:D')).toBeUndefined()
  })

  it('starts from the first column of the table, whatever column is asked', async () => {
    const { add } = await signedIn()
    await add([['a', 'b', 'c']])
    expect(await add([['d']], 'C:C')).toMatchObject({ updates: { updatedRange: "'Porudžbine'!A2" } })
  })

  it('keeps a phone number as it is only when RAW', async () => {
    const { spreadsheets, rows } = await signedIn()
    const write = (valueInputOption: string, range: string) =>
      spreadsheets.values.update({
        spreadsheetId: SHEET,
        range,
        valueInputOption,
        requestBody: { values: [['+381631234567', '0631', '=1+1']] },
      })
    await write('RAW', 'A1')
    await write('USER_ENTERED', 'A2')
    expect(await rows('A1:C2')).toEqual([
      ['+381631234567', '0631', '=1+1'],
      ['381631234567', '631', '#ERROR!'],
    ])
  })

  it('updates several cells in one call, or none', async () => {
    const { spreadsheets, add, rows } = await signedIn()
    await add([
      ['R-1', 'pending'],
      ['R-2', 'pending'],
    ])
    const write = (ranges: string[]) =>
      spreadsheets.values.batchUpdate({
        spreadsheetId: SHEET,
        requestBody: { valueInputOption: 'RAW', data: ranges.map((range) => ({ range, values: [['completed']] })) },
      })
    expect(await problemOf(write(['B1', 'Nema!B2']))).toMatchObject({
      status: 400,
      message: 'Invalid data[1]: Unable to parse range: Nema!B2',
    })
    expect(await rows('B:B')).toEqual([['pending'], ['pending']])
    expect((await write(['B1', 'B2'])).data).toMatchObject({
      totalUpdatedCells: 2,
      responses: [{ updatedRange: "'Porudžbine'!B1" }, { updatedRange: "'Porudžbine'!B2" }],
    })
    const { data } = await spreadsheets.values.batchGet({ spreadsheetId: SHEET, ranges: ['A:A', 'B:B'] })
    expect(data.valueRanges?.map(({ values }) => values)).toEqual([
      [['R-1'], ['R-2']],
      [['completed'], ['completed']],
    ])
  })

  it('addresses a tab by its quoted name', async () => {
    const { spreadsheets } = await signedIn()
    const range = "'Sheet 1'!A1:L"
    const { data } = await spreadsheets.values.append({
      spreadsheetId: 'two',
      range,
      valueInputOption: 'RAW',
      requestBody: { values: [['x']] },
    })
    expect(data.updates?.updatedRange).toBe("'Sheet 1'!A1")
    expect((await spreadsheets.values.get({ spreadsheetId: 'two', range })).data).toMatchObject({
      range: "'Sheet 1'!A1:L1000",
      values: [['x']],
    })
    expect((await spreadsheets.values.get({ spreadsheetId: 'two', range: 'Drugi' })).data.values).toBeUndefined()
  })

  it('refuses what the real one refuses', async () => {
    const { spreadsheets, add } = await signedIn()
    const read = (spreadsheetId: string, range: string) => problemOf(spreadsheets.values.get({ spreadsheetId, range }))
    expect(await read('nope', 'A1')).toEqual({ status: 404, message: 'Requested entity was not found.' })
    expect(await read('private-sheet', 'A1')).toEqual({ status: 403, message: 'The caller does not have permission' })
    expect(await read(SHEET, 'Sheet9!A1')).toEqual({ status: 400, message: 'Unable to parse range: Sheet9!A1' })
    expect(await read(SHEET, 'A1001')).toMatchObject({
      status: 400,
      message: expect.stringContaining('exceeds grid limits. Max rows: 1000, max columns: 26'),
    })
    expect(
      await problemOf(
        spreadsheets.values.append({ spreadsheetId: SHEET, range: 'A1', requestBody: { values: [['x']] } }),
      ),
    ).toEqual({
      status: 400,
      message: "'valueInputOption' is required but not specified",
    })
    await add([['x']])
    const wide = {
      spreadsheetId: SHEET,
      range: 'A1:B1',
      valueInputOption: 'RAW',
      requestBody: { values: [['1', '2', '3']] },
    }
    expect(await problemOf(spreadsheets.values.update(wide))).toMatchObject({
      status: 400,
      message: expect.stringContaining('tried writing to column [C]'),
    })
  })

  it('wants a token, a valid one, and one that may write', async () => {
    const { url, get, put } = await simulators()
    const path = `/sheets/v4/spreadsheets/${SHEET}/values/A1`
    expect(await get(path)).toMatchObject({ status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } })
    expect(await get(path, { Authorization: 'Bearer x' })).toMatchObject({
      status: 401,
      body: { error: { code: 401, status: 'UNAUTHENTICATED' } },
    })
    const { body } = await exchange(url, assertion({ scope: 'https://www.googleapis.com/auth/spreadsheets.readonly' }))
    const bearer = { Authorization: `Bearer ${body.access_token}` }
    expect(await get(path, bearer)).toMatchObject({ status: 200 })
    expect(await put(`${path}?valueInputOption=RAW`, { values: [['x']] }, bearer)).toMatchObject({
      status: 403,
      body: { error: { message: 'Request had insufficient authentication scopes.' } },
    })
  })

  it('writes and cuts the connection when told to, leaving reads alone', async () => {
    const { put, get, call, rows, bearer } = await signedIn()
    await put('/behaviour/sheets', { mode: 'drop-after', count: 1 })
    expect(await rows('A:A')).toBeUndefined()
    const append = call(
      'POST',
      `/sheets/v4/spreadsheets/${SHEET}/values/A1:append?valueInputOption=RAW`,
      { values: [['R-1']] },
      bearer,
    )
    await expect(append).rejects.toThrow('fetch failed')
    expect(await rows('A:A')).toEqual([['R-1']])
    expect((await get('/inbox/sheets')).body).toMatchObject({
      entries: [{ kind: 'append', answered: false }],
      behaviour: { mode: 'ok' },
    })
  })
})
