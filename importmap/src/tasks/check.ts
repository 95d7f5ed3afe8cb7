import { checkTypes } from './check-types.ts'
import { jest } from './jest.ts'
import { run } from './run-node.ts'
import { runSteps, whole, type How, type Step } from './steps.ts'

/** `npm run check`: everything that needs neither a database nor a browser. */
export async function check() {
  const { failed } = await runSteps([...readingSteps, unitStep])
  return failed === 0 ? 0 : 1
}

/** What reads the code and runs none of it. */
export const readingSteps: Step[] = [
  { title: 'types and lint', run: checkTypes },
  { title: 'format', run: (how) => tool('oxfmt', ['--check'], how) },
]

export const unitStep: Step = {
  title: 'unit, component and parcel contract tests',
  run: (how) => jest('quick', ['--selectProjects', 'page', 'node'], { how }),
}

function tool(program: string, args: readonly string[], { output, niceness }: How) {
  return whole(run(program, args, { stdio: ['inherit', output, output], niceness }))
}
