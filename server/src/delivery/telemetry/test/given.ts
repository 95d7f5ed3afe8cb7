import type { CallInput, TelemetryPeriod } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import type { Client } from '../../../test/client.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { createPortal } from '../../../portal/page/boot/portal.ts'
import { createTelemetry } from '../telemetry.ts'

export type Opening = CallInput<'reportTelemetry'>['openings'][number]

const hourMs = 60 * 60_000
const log = pino({ level: 'silent' })

export function anOpening(change: Partial<Opening> = {}): Opening {
  const parcel = { parcel: '@atrium/workbench', version: '1.0.0', kind: 'default' } as const
  const outcome = { began: true, failed: false, erred: false, longTasks: 0, timings: {}, errors: [] }
  return { ...parcel, ...outcome, ...change }
}

export function report(client: Client, ...openings: Opening[]) {
  return client.tryCall('reportTelemetry', { revision: 'r1', openings })
}

/** A server with two parcels, and a clock of its own. */
export async function startMeasured() {
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const portal = await makePortalFolder()
  const server = await startTestServer({ now, repositoryFolder: portal.folder, releases: true })
  let operator = await server.given.signIn({ loginId: 'operator' })
  return {
    server,
    folder: portal.folder,
    now,
    operator: () => operator,
    passes: (ms: number) => void (offsetMs += ms),
    /** Another time of day, so that what other tests told is not counted; and never a moment before one hour becomes the next. */
    async later() {
      offsetMs += 3 * hourMs
      offsetMs += 60_000 - (now().getTime() % hourMs)
      operator = await server.given.signIn({ loginId: 'operator' })
    },
    async shown(slug: string, period: TelemetryPeriod = 'hour') {
      await server.services.telemetry.flush()
      return operator.call('getTelemetry', { slug, period })
    },
    /** A process of its own, as far as this goes. */
    aProcess() {
      const { tx } = server.services
      return createTelemetry({
        tx,
        log,
        now,
        shown: async () => [],
        portal: createPortal({ repositoryFolder: portal.folder, log, deploy: null }),
      })
    },
    async close() {
      await server.close()
      await portal.remove()
    },
  }
}
