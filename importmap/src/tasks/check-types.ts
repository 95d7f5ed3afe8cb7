import { run } from './run-node.ts'
import type { Count } from './count.ts'
import type { How } from './steps.ts'

/** Written for a workspace of a team's own: its types are checked where it is built, with the packages that are there. */
const ofTeams = ['importmap/templates', 'importmap/examples', 'e2e/parcels']

/**
 * Checks the types of every workspace, and the rules of the linter with them. Many of those rules ask for types: the
 * linter works out the same programs by the same compiler, of which another run would have to work them out again.
 */
export async function checkTypes(how: How = { output: 'inherit', niceness: 0 }): Promise<Count> {
  const ours = ['--type-check', ...ofTeams.map((folder) => `--ignore-pattern=${folder}/**`)]
  const failed = [await lint(ours, how), await lint(ofTeams, how)].filter((code) => code !== 0).length
  return { passed: 2 - failed, failed }
}

function lint(args: readonly string[], { output, niceness }: How) {
  return run('oxlint', args, { stdio: ['inherit', output, output], niceness })
}
