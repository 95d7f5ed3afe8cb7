import path from 'node:path'
import { startProgram } from './program.ts'
import { inRepository } from './repository.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Of every seeded account; the server that has it answers on this machine only, while a bench runs. */
export const password = 'bench of the portal'

/** With it a bench reads what the server tells of itself. */
export const metricsToken = 'metrics-of-the-bench'

export type PortalServer = { url: string; pid: number; dataFolder: string }

// As `npm start` gives them, in importmap/src/tasks/start.ts.
const flags = ['--expose-gc']

/** Lends a server with the demo in it, on a free port, and removes all of it afterwards. It may be that of a copy. */
export function withPortalServer<T>(
  work: (server: PortalServer) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
  repository = inRepository(),
) {
  return withTemporaryFolder(async (dataFolder) => {
    const program = startProgram([...flags, path.join(repository, 'server/src/main.ts')], {
      env: { ...serverEnvironment(dataFolder), ...env },
    })
    try {
      const port = await program.says(listening)
      return await work({ url: `http://127.0.0.1:${port}`, pid: program.pid, dataFolder })
    } finally {
      await program.stop()
    }
  })
}

/** What a server prints once it listens; the group is its port. */
export const listening = /^Atrium\s+https?:\/\/[^:\s]+:(\d+)/m

export function serverEnvironment(dataFolder: string) {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ATRIUM_DATA_DIR: dataFolder,
    // Only what is measured: no version is run in a browser.
    ATRIUM_CHROMIUM: 'off',
    ATRIUM_DEMO_PASSWORD: password,
    ATRIUM_METRICS_TOKEN: metricsToken,
    NODE_COMPILE_CACHE: inRepository('.cache/compile'),
  }
}
