import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localDir } from '../paths.ts'
import { installPackages } from '../provision/debian-packages.ts'
import { browserPackages } from '../provision/stack.ts'
import { defaultPorts } from '../run/system-ports.ts'
import { print, Refusal, step } from '../terminal.ts'
import { launchChromium } from './chromium.ts'
import { screens, sessionsAt, settled, WIDTHS } from './screens.ts'

/** Takes a screenshot of every screen and page of the running Izlog at each width and writes it to `.local/shots`. SHOTS_URL names another Izlog. */
export async function shots(): Promise<void> {
  const url = process.env.SHOTS_URL || `http://localhost:${defaultPorts().gateway}`
  const folder = join(localDir, 'shots')
  mkdirSync(folder, { recursive: true })
  await fetch(`${url}/healthz`).catch(() => {
    throw new Refusal(`Izlog does not answer at ${url}. \`npm run up\` starts it.`)
  })
  await installPackages(browserPackages)
  const sessions = await sessionsAt(url)
  const browser = await launchChromium()
  const missing: string[] = []
  try {
    for (const width of WIDTHS)
      await step(`Screens at ${width} px`, async () => {
        for (const { name, as, open, covered } of screens) {
          const viewport = { width, height: width < 800 ? 844 : 900 }
          const context = await browser.newContext({
            baseURL: url,
            viewport,
            hasTouch: width < 800,
            locale: 'sr-RS',
            reducedMotion: 'reduce',
            ...(sessions[as] ? { storageState: sessions[as] } : {}),
          })
          context.setDefaultTimeout(15_000)
          try {
            const page = await context.newPage()
            await open(page)
            await settled(page)
            await page.screenshot({
              path: join(folder, `${name}-${width}.png`),
              fullPage: !covered,
              animations: 'disabled',
            })
          } catch (error) {
            missing.push(`${name}-${width}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
          } finally {
            await context.close()
          }
        }
      })
  } finally {
    await browser.close()
  }
  print(`${screens.length * WIDTHS.length - missing.length} pictures in ${folder}`)
  if (missing.length > 0) throw new Refusal(`Not taken:\n${missing.join('\n')}`)
}
