import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run-node.ts'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without anything that draws windows: the same pages for about half of the time of a processor. */
const shell = 'chromium-headless-shell'

/** A Chromium to drive: the one named, the machine's own, Playwright's, or one that is installed now. */
export async function findChromium(): Promise<string | null> {
  return present(browsers) ?? (await installed('chromium', browsers))
}

let found: Promise<string | null> | null = null

/** What stories are played in, looked for once: a caller that asks meanwhile waits for the same. */
export function findForStories() {
  found ??= lookForStories()
  return found
}

/** No person uses the browser of a machine of continuous integration, so there the shell is installed. */
async function lookForStories(): Promise<string | null> {
  const programs = [shell, ...browsers]
  const known = present(programs)
  const isBest = known !== null && (known.endsWith(shell) || known === process.env.CHROMIUM_PATH || !process.env.CI)
  return isBest ? known : ((await installed(shell, programs)) ?? (await installed('chromium', programs)))
}

function present(programs: readonly string[]) {
  const candidates = [process.env.CHROMIUM_PATH, ...programs.map(onPath), chromium.executablePath()]
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

const withoutPatience = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']

/** By Debian's packages where that can be, else by Playwright where there is none at all. */
async function installed(name: string, programs: readonly string[]) {
  console.log(`Installing ${name} ...`)
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', [...withoutPatience, 'update'])
    await run('apt-get', [...withoutPatience, 'install', '-y', '--no-install-recommends', name])
  }
  const now = present(programs)
  if (now !== null) return now
  await run('playwright', ['install', 'chromium'])
  return present(programs)
}
