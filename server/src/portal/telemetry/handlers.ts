import type { telemetryCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/context/context.ts'
import { networksOf } from '../../foundation/http/network.ts'
import { listOf, oneOf } from './shown.ts'

export const telemetryHandlers: Handlers<typeof telemetryCalls> = {
  getTelemetrySampling: async (_input, { services }) => ({
    percent: services.settings.current().telemetry.value.percent,
  }),
  async reportTelemetry({ openings, revision }, { services, session, visitor }) {
    const userId = session?.userId ?? null
    const isTaken = services.telemetry.mayTell({ userId, network: networksOf(visitor.ip).own })
    if (isTaken) await services.telemetry.note({ openings, revision, isOfVisitor: userId === null })
    return { isTaken }
  },
  listTelemetry: (filter, { db, now }) => listOf(db, filter, now),
  getTelemetry: ({ slug, period }, { db, now }) => oneOf(db, { slug, period, now }),
}
