import { startHourly } from '../../../foundation/job/hourly.ts'
import { repairArchives, verifyArchives, verifyFirstPage, verifyMachine, type Verifying as Parts } from './verify.ts'

const hourMs = 60 * 60_000
/** Once a night; a machine that is off at night, or busy, does it in the day after. */
const [aNightMs, atLatestMs] = [20 * hourMs, 44 * hourMs]

/** What is logged once this machine's own files have been read. */
export const machineWasRead = 'the files that this machine serves were read again'

type Options = Omit<Parts, 'signal'>

/**
 * Reads at night what is stored, and what this machine serves, so that a disk that forgets, or an attacker who writes
 * to it, is noticed before people are affected. This machine's own files are read at its start, too, and those of the
 * first page every hour.
 */
export function createVerifying(options: Options) {
  let machineAt = 0
  const verifyHourly = (signal: AbortSignal) => work({ ...options, signal })
  return {
    verifyHourly,
    begin: () =>
      startHourly(verifyHourly, { log: options.log, failed: 'stored files of the portal could not be read again' }),
  }

  async function work(verifying: Parts) {
    const before = new Date(verifying.now().getTime() - (isNight(verifying.now()) ? aNightMs : atLatestMs))
    // The files that people are served come first: a store that is away, or large, must not delay the first page's.
    if (machineAt >= before.getTime()) await verifyFirstPage(verifying)
    else {
      await verifyMachine(verifying)
      machineAt = verifying.now().getTime()
      options.log.info(machineWasRead)
    }
    await verifyArchives(verifying, before)
    await repairArchives(verifying)
  }
}

/** By the clock of the machine. */
function isNight(now: Date) {
  return now.getHours() < 5
}
