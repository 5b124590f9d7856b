import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'

const izlog = sharedIzlog()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

it('everybody reads the API, and nothing is asked of others or sent', async () => {
  const { page, complaints, leave } = await visitor(browser, izlog.url, 1280)
  onTestFinished(leave)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))

  await page.goto('/api/docs')
  await page.getByRole('heading', { name: 'Izlog API' }).waitFor()
  await page.getByRole('heading', { name: 'Porudžbine' }).click()
  await page.getByText('Promena statusa porudžbine').click()
  await page.getByText('Request body').first().waitFor()

  expect(new Set(asked)).toEqual(new Set([izlog.url]))
  expect(await page.getByRole('button', { name: 'Try it out' }).count()).toBe(0)
  expect(complaints).toEqual([])
})
