import type { Logger } from 'pino'
import type { Services } from '../../../foundation/call/context/services.ts'
import { startHourly } from '../../../foundation/job/hourly.ts'
import { removeUnused } from './remove.ts'

type Parts = Pick<Services, 'tx' | 'files' | 'settings'> & { log: Logger; now: () => Date }

/** At the start and every hour, in any number of processes. */
export function createRemoving({ settings, ...parts }: Parts) {
  return {
    begin: () =>
      startHourly(
        (signal) => removeUnused({ ...parts, signal, days: settings.current().retention.value.versionDays }),
        { log: parts.log, failed: 'the files of versions that nobody needs any more could not be removed' },
      ),
  }
}
