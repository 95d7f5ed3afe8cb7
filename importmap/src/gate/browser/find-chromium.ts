import { existsSync } from 'node:fs'
import path from 'node:path'

const programs = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser that was named, or the machine's own; null where there is none. */
export function findChromium(named: string | null, folders = process.env.PATH ?? '') {
  if (named !== null) return existsSync(named) ? named : null
  const candidates = programs.flatMap((program) =>
    folders.split(path.delimiter).map((folder) => path.join(folder, program)),
  )
  return candidates.find((one) => existsSync(one)) ?? null
}
