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
 * Plays a story against a portal that has the mutant in it, if one is given. It is built and started in a copy of the
 * repository, since a bundler reads files by itself and what it builds is kept; what has not changed the copy has built.
 */
export async function playStory(mutant: Mutant | null, story: string): Promise<Verdict> {
  await buildPortal('production')
  // Two may be played at once, with a mutant or without.
  const name = `mutant-${mutant?.id ?? `none-${path.basename(story)}`}-story`
  const copy = await copyRepository(name)
  if (mutant !== null) plantOnDisk(mutant, copy)
  const report = reportFile(`${name}.json`)
  const env = {
    PATH: [path.join(copy, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    CHROMIUM_PATH: (await findForStories()) ?? undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // Without this the stories that only the full run plays would not be found.
    TEST_FULL: '1',
  }
  const playwright = path.join(copy, 'node_modules/@playwright/test/cli.js')
  const how = ['--reporter=json', '--max-failures=1', '--project=zh-CN 1440']
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...how, `/${story}`]
  const code = await runNode([playwright, ...args], { cwd: copy, env, stdio: 'ignore' })
  rmSync(copy, { recursive: true, force: true })
  const failures = existsSync(report) ? failuresOfStories(JSON.parse(readFileSync(report, 'utf8'))) : []
  // A failure that keeps all from going on is told before the one of a story.
  return { isRed: code !== 0, test: failures.at(-1)?.test ?? story, isLoaded: true }
}

/** Changes one file of the copy, which no other run has. */
function plantOnDisk(mutant: Mutant, copy: string) {
  const file = path.join(copy, mutant.file)
  writeFileSync(file, plantIn(mutant, readFileSync(file, 'utf8')))
}

const notCopied = new Set(['.git', '.cache', 'data', 'node_modules'])

/** Packages are not written to, so their files are linked; all that is ours is copied. */
async function copyRepository(name: string) {
  const copy = inRepository('.cache/mutants', name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const own = readdirSync(repository).filter((name) => !notCopied.has(name))
  const codes = [await run('cp', ['-a', ...own, copy]), await run('cp', ['-a', '--link', 'node_modules', copy])]
  if (codes.some((code) => code !== 0)) throw new Error('the repository could not be copied for a story')
  return copy
}
