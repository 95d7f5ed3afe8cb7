import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { costsByArea, readFileCosts } from '../costs/areas.ts'
import { compareWithBudget, readBudget, type RunCosts } from '../costs/budget.ts'
import { inRepository } from '../repository.ts'
import { reportFolder } from './report-file.ts'
import type { Result, Step } from './steps.ts'
import { serverStep, storiesStep } from './test-steps.ts'

let folder = ''

/** What the run's tests note from now on is told by `costsStep`. */
export function beginCosts() {
  folder = reportFolder('costs')
  process.env.TEST_COSTS_FOLDER = folder
}

/** The last step: what the others cost by area, beside the budget. A full run is told of, and held to none. */
export const costsStep: Step = {
  title: 'what the tests cost, beside test-budget.json',
  async run(_how, done) {
    const { costs, unread } = readFileCosts(folder)
    const { told, over } = compareWithBudget(costsOf(costsByArea(costs), done), readBudget())
    console.log(told.join('\n'))
    const failures = [
      ...unread.map((said) => ({ test: 'a cost that cannot be read', said })),
      ...(process.env.TEST_FULL === '1' ? [] : over.map((said) => ({ test: 'test-budget.json', said }))),
    ]
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures }
  },
}

const parcel = z.object({ routes: z.array(z.unknown()).default([]) })

function costsOf(areas: RunCosts['areas'], done: readonly Result[]): RunCosts {
  const pages = globSync('microfrontends/!(_*)/parcel.json', { cwd: inRepository() })
    .map((file) => parcel.parse(readJson(file)).routes.length)
    .reduce((sum, count) => sum + count, 0)
  const calls = readFileSync(inRepository('docs/calls.md'), 'utf8').match(/^\| `/gm)?.length ?? 0
  const { passed = 0, failed = 0 } = resultOf(done, storiesStep)?.count ?? {}
  const stories = secondsOf(done, storiesStep)
  const ofPages = [...areas].filter(([name]) => !name.startsWith('server/')).map(([, { seconds }]) => seconds)
  return {
    areas,
    stories: { seconds: stories, stories: passed + failed },
    secondsPerCall: secondsOf(done, serverStep) / calls,
    secondsPerScreen: (stories + ofPages.reduce((sum, seconds) => sum + seconds, 0)) / pages,
  }
}

function secondsOf(done: readonly Result[], step: Step) {
  return resultOf(done, step)?.ofProcessor ?? 0
}

function resultOf(done: readonly Result[], { title }: Step) {
  return done.find((one) => one.step === title)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(inRepository(file), 'utf8'))
}
