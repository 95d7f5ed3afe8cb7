import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run-node.ts'

/** A Chromium to drive: the one named, the machine's own, Playwright's, or one that is installed now. */
export async function findChromium(): Promise<string | null> {
  return present() ?? (await installed())
}

function present() {
  const named = process.env.CHROMIUM_PATH
  const candidates = [
    named,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
    chromium.executablePath(),
  ]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}

function onPath(program: string) {
  try {
    return execFileSync('which', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // `which` answers with a failure when there is none; the next candidate follows.
    return undefined
  }
}

async function installed() {
  console.log('No Chromium was found; installing one ...')
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const found = present()
    if (found) return found
  }
  await run('playwright', ['install', 'chromium'])
  return present()
}
