import { beginFullRun } from '../release/full-run.ts'
import { benchSmokeStep } from './bench-smoke.ts'
import { readingSteps, unitStep } from './check.ts'
import { beginCosts, costsStep } from './costs-step.ts'
import type { Count } from './count.ts'
import { runSteps } from './steps.ts'
import { teamParcelStep } from './team-parcel.ts'
import { withTestLock } from './test-lock.ts'
import { teamsStep } from './teams-step.ts'
import {
  buildStep,
  gateStep,
  oldestDatabaseStep,
  serverStep,
  startsStep,
  statementsStep,
  storiesStep,
} from './test-steps.ts'

/**
 * `npm test`: what a change can break, and at the end one line that sums it all. Tests of the server wait for a ninth
 * of their time, for processes, locks and limits, and stories for more of it, for pages and answers: what waits for
 * nothing runs beside them and takes what they leave.
 */
export function test() {
  return withTestLock(async () => {
    beginCosts()
    const steps = [buildStep, serverStep, statementsStep, storiesStep]
    return codeOf(await runSteps(steps, { beside: [...readingSteps, unitStep, teamParcelStep], last: [costsStep] }))
  })
}

/** `npm run test:full`: everything, for a release, which asks for what is noted at the end. */
export function testFull() {
  return withTestLock(async () => {
    process.env.TEST_FULL = '1'
    const note = beginFullRun()
    beginCosts()
    const steps = [buildStep, serverStep, statementsStep, oldestDatabaseStep, storiesStep, teamsStep, benchSmokeStep]
    const beside = [...readingSteps, startsStep, gateStep, unitStep, teamParcelStep]
    const count = await runSteps(steps, { beside, last: [costsStep] })
    const unnoted = note(count)
    if (unnoted !== null) console.log(`This run is noted for no commit, so none can be released by it: ${unnoted}.`)
    return codeOf(count)
  })
}

function codeOf({ failed }: Count) {
  return failed === 0 ? 0 : 1
}
