import { randomBytes } from 'node:crypto'
import { signInAll } from './given.ts'
import { runScript, startPortal } from './portal-process.ts'
import { keepRunFacts } from './run-facts.ts'

/** One server for the whole run, with a session of every seeded account; stopped when the last story is over. */
async function prepareRun() {
  const password = randomBytes(9).toString('base64url')
  await runScript(['build'])
  const portal = await startPortal({ password })
  const { url, outputFile } = portal
  keepRunFacts({ url, password, outputFile, sessions: await signInAll(url, password) })
  return () => portal.stop()
}

export default prepareRun // eslint-disable-line import/no-default-export -- Playwright takes its set-up from there.
