import { checkTypes } from './check-types.ts'
import { jest } from './jest.ts'
import { run } from './run-node.ts'
import { runSteps, whole, type Step } from './steps.ts'

/** `npm run check`: everything that needs neither a database nor a browser. */
export function check() {
  return runSteps(checkSteps)
}

export const checkSteps: Step[] = [
  { title: 'types', run: checkTypes },
  { title: 'lint', run: () => whole(run('oxlint', [])) },
  { title: 'format', run: () => whole(run('oxfmt', ['--check'])) },
  {
    title: 'unit, component and parcel contract tests',
    run: () => jest('quick', ['--selectProjects', 'page', 'node']),
  },
]
