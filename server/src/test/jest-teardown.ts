import { appendFileSync } from 'node:fs'

/** After the last test of the server. */
async function stopCluster() {
  for (const end of [globalThis.leaveTestDatabases, globalThis.stopTestCluster])
    try {
      await end?.()
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    }
}

/**
 * An error that is thrown from here would take the report of the tests with it. The step of a run reads it from its
 * file.
 */
function tell(said: string) {
  process.stderr.write(`${said}\n`)
  if (process.env.TEST_DATABASE_SAID !== undefined) appendFileSync(process.env.TEST_DATABASE_SAID, `${said}\n`)
  process.on('exit', () => (process.exitCode = 1))
}

export default stopCluster // oxlint-disable-line import/no-default-export -- Jest takes it from there
