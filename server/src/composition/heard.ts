import type { Logger } from 'pino'
import type { Transact } from '../foundation/db/tx.ts'
import { platform } from '../foundation/db/scope.ts'
import { selectOpeners } from '../enterprise/application/openers-query.ts'
import { createLive } from '../foundation/sending/live/live.ts'
import { createTraffic } from '../operation/watch/traffic/traffic.ts'
import { createCurrentUpdate } from '../operation/package/update/current.ts'
import type { Looking } from '../delivery/release/damage/looking.ts'
import type { Rollouts } from '../delivery/rollout/rollouts.ts'
import { createWatch } from '../delivery/rollout/watch.ts'
import { createTelemetry } from '../delivery/telemetry/telemetry.ts'
import type { PortalReader } from '../portal/page/boot/portal.ts'
import { selectOver } from '../identity/session/access-query.ts'

type Options = {
  tx: Transact
  log: Logger
  now: () => Date
  portal: PortalReader
  rollouts: Rollouts
  damageLooking: Looking
}

/**
 * The services that listen: live events of pages, state that is remembered until a change is announced, and figures.
 */
export function createHeard({ tx, log, now, portal, rollouts, damageLooking }: Options) {
  const live = createLive({
    tx,
    log,
    overOf: (ids) => tx(platform, (db) => selectOver(db, ids, now())),
    openersOf: (asked) =>
      tx({ as: 'tenant', entId: asked.entId, userId: null, isReadOnly: true }, (db) => selectOpeners(db, asked)),
  })
  const telemetry = createTelemetry({ tx, log, now, portal, shown: rollouts.running })
  telemetry.listen(damageLooking.heard)
  return {
    live,
    currentUpdate: createCurrentUpdate({ tx, now, live }),
    traffic: createTraffic({ tx, log, now }),
    telemetry,
    rollouts,
    rolloutWatch: createWatch({ tx, log, now, rollouts, telemetry }),
  }
}
