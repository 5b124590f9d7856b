import { type Browser, chromium } from 'playwright-core'
import { which } from '../shell.ts'
import { Refusal } from '../terminal.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts this machine's Chromium, headless and with a new profile. */
export function launchChromium(): Promise<Browser> {
  const executablePath = which('chromium')
  if (!executablePath) throw new Refusal('Chromium is missing: install it (Debian: apt-get install chromium).')
  return chromium.launch({ executablePath, args: FLAGS })
}
