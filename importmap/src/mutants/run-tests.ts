import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRepository, repository } from '../repository.ts'
import { jest } from '../tasks/jest.ts'
import { reportFile } from '../tasks/report-file.ts'
import type { Layer } from './layers.ts'
import type { Mutant } from './mutant.ts'

/** The result of a run of tests: of a red one the first test that failed. */
export type Verdict = { isRed: boolean; test: string; isLoaded: boolean }

type TestRun = { name: string; args: readonly string[]; most?: number }

/** Runs tests with a mutant, one file after the other until one is red. */
export function runWith(mutant: Mutant, layer: Layer, args: readonly string[]) {
  const loaded = reportFile(`mutant-${mutant.id}.loaded`)
  const name = `mutant-${mutant.id}-${layer}`
  return run({ name, args: [...args, '--bail', '--passWithNoTests'] }, mutant.id, loaded)
}

/** The same without one: whatever is red now was not made so by a mutant. */
export function runWithout({ name, args, most }: TestRun) {
  return run({ name, args, ...(most !== undefined && { most }) }, 'none', reportFile('mutant-none.loaded'))
}

/** Runs in processes that load `plant.ts` first, and keep what they compile apart. */
async function run({ name, args, most = 1 }: TestRun, id: string, loaded: string): Promise<Verdict> {
  const first = reportFile(`${name}.first`)
  const plant = `--import=${pathToFileURL(inRepository('importmap/src/mutants/plant.ts')).href}`
  const env = {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, plant].filter(Boolean).join(' '),
    NODE_COMPILE_CACHE: inRepository('.cache/mutants/compile'),
    TEST_MUTANT: id,
    TEST_MUTANT_LOADED: loaded,
    TEST_FIRST_FAILURE: first,
  }
  const output = openSync(reportFile(`${name}.txt`), 'w')
  const own = ['--reporters=default', `--reporters=${inRepository('importmap/src/mutants/first-failure.mjs')}`]
  const { failed } = await jest(name, [...args, ...own], { env, how: { output, niceness: 0 }, most }).finally(() =>
    closeSync(output),
  )
  const [test = name] = existsSync(first) ? readFileSync(first, 'utf8').split('\n') : []
  return { isRed: failed > 0, test: test.replace(`${repository}/`, ''), isLoaded: existsSync(loaded) }
}
