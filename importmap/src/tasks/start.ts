import { buildPortal } from '../build.ts'
import { inRepository, repository } from '../repository.ts'
import { childEnvironment, runNode } from './run-node.ts'

const server = 'server/src/main.ts'

// With it the server gives back what it does not need any more (server/src/foundation/process/memory/tidy.ts).
const serverFlags = ['--expose-gc']

/** `npm start`: builds what is stale, then becomes the server. */
export async function start(args: readonly string[]) {
  await buildPortal('production')
  const all = isLaunched() ? [...args, '--end-with-launcher'] : args
  if (process.execve && process.platform !== 'win32') becomeServer(all)
  return runNode([...serverFlags, server, ...all])
}

/** True where bin/run.cjs has started us, with no process in between. */
function isLaunched() {
  return process.env.LAUNCHER_PID === String(process.ppid)
}

// The server takes this process over: one process less in memory, and signals reach it directly.
function becomeServer(args: readonly string[]) {
  process.chdir(repository)
  const quiet = '--disable-warning=ExperimentalWarning'
  const flags = [quiet, ...serverFlags]
  process.execve?.(process.execPath, [process.execPath, ...flags, inRepository(server), ...args], childEnvironment())
}
