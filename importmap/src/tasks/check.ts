import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { repository } from '../repository.ts'
import { jest } from './jest.ts'
import { run } from './run-node.ts'
import { runSteps, whole, type Count, type Step } from './steps.ts'

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

async function checkTypes(): Promise<Count> {
  const folders = globSync(['*/tsconfig.json', 'microfrontends/*/tsconfig.json'], { cwd: repository })
    .map(dirname)
    .sort()
  const counts: Count[] = []
  for (const folder of folders) counts.push(await whole(run('tsc', ['-p', folder])))
  return {
    passed: counts.filter((count) => count.failed === 0).length,
    failed: counts.filter((count) => count.failed > 0).length,
  }
}
