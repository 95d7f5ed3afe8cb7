import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { withFailure, type Count } from './count.ts'
import { countOfJest } from './failures.ts'
import { countReported, runHeard } from './heard.ts'
import { reportFile } from './report-file.ts'
import type { How } from './steps.ts'

type Options = {
  env?: NodeJS.ProcessEnv
  how?: How
  /** How many files run at once; of one at a time none leaves this process. */
  most?: number
}

/** Runs jest and counts; a suite that could not even be loaded counts as a failure. */
export async function jest(
  name: string,
  args: readonly string[],
  { env = {}, how = { output: 'inherit', niceness: 0 }, most = workers() }: Options = {},
): Promise<Count> {
  const file = reportFile(`jest-${name}.json`)
  const ofDatabase = reportFile(`database-${name}.txt`)
  // Jest reads the packages that are ES modules only by this flag; what it warns of is that.
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  const own = ['--json', `--outputFile=${file}`, `--maxWorkers=${most}`]
  const { code, end } = await runHeard([...flags, 'node_modules/jest/bin/jest.js', ...own, ...args], how, {
    env: { ...env, TEST_DATABASE_SAID: ofDatabase },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const count = countReported({ name, file, code, end, countOf: countOfJest })
  if (!existsSync(ofDatabase)) return count
  return withFailure(count, { test: name, said: readFileSync(ofDatabase, 'utf8') })
}

/** Jest leaves one core to itself, which on a machine of two would leave half of it idle. */
function workers() {
  return Math.max(availableParallelism() - 1, 2)
}
