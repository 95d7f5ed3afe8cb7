import { inRepository } from '../repository.ts'
import { runNode } from './run-node.ts'

/**
 * `npm run release`: new versions and changelogs for what changed since the last time, in one commit with its tags;
 * pushed by nobody. lerna asks before it writes, unless it is told `-- --yes`.
 */
export function release(args: readonly string[]) {
  return runNode([inRepository('node_modules/lerna/dist/cli.js'), 'version', ...args], { env: quietNx })
}

/** lerna reads the packages through Nx, which would otherwise stay on as a process and write beside our files. */
export const quietNx = { NX_DAEMON: 'false', NX_TUI: 'false', NX_WORKSPACE_DATA_DIRECTORY: inRepository('.cache/nx') }
