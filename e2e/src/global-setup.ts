import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { signInAll } from './given.ts'
import { prepareData, runScript, startPortal } from './portal-process.ts'
import { keepRunFacts } from './run-facts.ts'

/** One server for the whole run, with a session of every seeded account; stopped when the last story is over. */
async function prepareRun() {
  const password = randomBytes(9).toString('base64url')
  await runScript(['build'])
  const prepared = await prepareData(password)
  const portal = await startPortal({ password, prepared })
  const { url, outputFile } = portal
  keepRunFacts({ url, password, outputFile, prepared, sessions: await signInAll(url, password) })
  return async () => {
    await portal.stop()
    await rm(prepared, { recursive: true, force: true })
  }
}

export default prepareRun // eslint-disable-line import/no-default-export -- Playwright takes its set-up from there.
