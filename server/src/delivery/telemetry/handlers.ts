import type { parcelTelemetryCalls, telemetryCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { networksOf } from '../../foundation/call/http/network.ts'
import { versionsOf } from './people.ts'
import { listOf, oneOf } from './shown.ts'

export const telemetryHandlers: Handlers<typeof telemetryCalls & typeof parcelTelemetryCalls> = {
  getTelemetrySampling: async (_input, { services }) => ({
    percent: services.settings.current().telemetry.value.percent,
  }),
  async reportTelemetry({ openings, revision }, { services, session, space, visitor }) {
    const userId = session?.userId ?? null
    const isTaken = services.telemetry.mayTell({ userId, network: networksOf(visitor.ip).own })
    if (!isTaken) return { isTaken }
    const { portalFor, telemetry } = services
    const entId = space?.entId ?? session?.entId ?? null
    const theirs = session === null ? null : await versionsOf({ session, entId, portalFor })
    const { true: ofPerson = [], false: others = [] } = Object.groupBy(openings, (report) => {
      const isTheirs = theirs?.has(`${report.parcel}@${report.version}`) === true
      return String(userId !== null && isTheirs && telemetry.isOfPerson(userId, report))
    })
    const share = userId === null ? {} : { share: telemetry.shareOf({ userId, entId }) }
    await telemetry.note({ openings: ofPerson, revision, isOfVisitor: false, ...share })
    await telemetry.note({ openings: others, revision, isOfVisitor: true })
    return { isTaken }
  },
  listTelemetry: (filter, { db, now }) => listOf(db, filter, now),
  getTelemetry: ({ slug, period }, { db, now }) => oneOf(db, { slug, period, now }),
}
