import { inRepository } from '../repository.ts'
import { jest } from './jest.ts'
import { runNode, runTool, type RunOptions } from './run-node.ts'

/** `npm run bench`: the table of budgets, measured; `-- --smoke` only sees that every bench still gives figures. */
export function bench(args: readonly string[], options: RunOptions = {}) {
  return runTool(['bench/src/main.ts', ...args], options)
}

/** `npm run mutants`: plants faults one by one, and says which tests find them. */
export function mutants(args: readonly string[]) {
  return runTool(['importmap/src/mutants/cli.ts', ...args])
}

/** `npm run maintenance -- on --minutes 30 --reason "…"`, or `off`. */
export function maintenance(args: readonly string[]) {
  return runNode(['server/src/operation/setting/maintenance/cli.ts', ...args])
}

/** `npm run bundle -- key | make | verify | unpack`: signed updates for servers without a network. */
export function bundle(args: readonly string[]) {
  return runNode([inRepository('server/src/operation/package/bundle/cli.ts'), ...args], {
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
  })
}

/** `npm run starts`: every start that cannot succeed, and kills of all kinds with a start right after each. */
export function starts(args: readonly string[], options: RunOptions = {}) {
  return runTool(['server/src/test/starts/cli.ts', ...args], options)
}

/** `npm run teams`: a team outside of this repository makes a parcel, with a portal's address and npm alone. */
export function teams(args: readonly string[], options: RunOptions = {}) {
  return runTool(['e2e/src/teams/cli.ts', ...args], options)
}

/** `npm run examples`: builds what importmap/examples and e2e/parcels keep, by the public tool, and keeps what was built. */
export function examples(args: readonly string[]) {
  return runNode(['e2e/src/teams/examples.ts', ...args])
}

/**
 * `npm run generate`: writes the pages of docs/ that are derived from the contract. `npm run generate -- access` writes
 * docs/access.md, which takes a server, and `npm run generate -- api` writes docs/api, what each door of the kit offers to teams.
 */
export async function generate([what]: readonly string[]) {
  if (what === 'api') return (await import('../sdk/write-api.ts')).writeApi()
  if (what !== 'access') return runNode(['server/src/composition/docs/cli.ts'])
  const args = ['--selectProjects=server', '--testPathPatterns=server/src/composition/call/access-walk.test']
  const { failed } = await jest('access', args, { env: { ATRIUM_WRITE_ACCESS: '1' } })
  return failed === 0 ? 0 : 1
}
