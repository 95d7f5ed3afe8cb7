import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildPortal } from '../build.ts'
import { inRepository, repository } from '../repository.ts'
import { findForStories } from '../tasks/chromium.ts'
import { failuresOfStories } from '../tasks/failures.ts'
import { reportFile } from '../tasks/report-file.ts'
import { run, runNode } from '../tasks/run-node.ts'
import { plantIn, type Mutant } from './mutant.ts'
import type { Verdict } from './run-tests.ts'

/**
 * Plays a story against a portal that has the mutant in it. It is built and started in a copy of the repository, since a
 * bundler reads files by itself and what it builds is kept; where nothing has changed the copy has what was built before.
 */
export async function playStory(mutant: Mutant, story: string): Promise<Verdict> {
  await buildPortal('production')
  const copy = await copyRepository()
  const file = path.join(copy, mutant.file)
  const text = plantIn(mutant, readFileSync(file, 'utf8'))
  rmSync(file)
  writeFileSync(file, text)
  const report = reportFile(`mutant-${mutant.id}-story.json`)
  const env = {
    PATH: [path.join(copy, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    CHROMIUM_PATH: (await findForStories()) ?? undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const playwright = path.join(copy, 'node_modules/@playwright/test/cli.js')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json', '--max-failures=1', `/${story}`]
  const code = await runNode([playwright, ...args], { cwd: copy, env, stdio: 'ignore' })
  rmSync(copy, { recursive: true, force: true })
  const failures = existsSync(report) ? failuresOfStories(JSON.parse(readFileSync(report, 'utf8'))) : []
  return { isRed: code !== 0, test: failures[0]?.test ?? story, isLoaded: true }
}

const notCopied = new Set(['.git', '.cache', 'data', 'node_modules'])

/** Packages are not written to, so their files are linked; all that is ours is copied. */
async function copyRepository() {
  const copy = inRepository('.cache/mutants/copy')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const own = readdirSync(repository).filter((name) => !notCopied.has(name))
  const codes = [await run('cp', ['-a', ...own, copy]), await run('cp', ['-a', '--link', 'node_modules', copy])]
  if (codes.some((code) => code !== 0)) throw new Error('the repository could not be copied for a story')
  return copy
}
