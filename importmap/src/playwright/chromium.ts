import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { chromium } from '@playwright/test'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that `CHROMIUM_PATH` names, or the machine's own, or else the one that Playwright installs. Where the
 * run needs no windows the one without any comes first.
 */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const isWatched = ['--headed', '--ui', '--debug'].some((option) => process.argv.includes(option))
  const programs = isWatched ? browsers : ['chromium-headless-shell', ...browsers]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = programs.flatMap((program) => folders.map((folder) => `${folder}/${program}`))
  return candidates.find((path) => existsSync(path)) ?? chromium.executablePath()
}
