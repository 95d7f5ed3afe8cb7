import type { RolloutFound } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'
import { causeOf } from './cause.ts'
import { healthFrom, measure } from './health.ts'
import { mayJudge, selectShares } from './health-query.ts'
import { selectToJudge, type SelectedRollout } from './list-query.ts'
import { halt } from './queries.ts'
import type { Rollouts } from './rollouts.ts'
import { isToldBySeveral } from './several.ts'

const everyMs = 3000

type Parts = { tx: Transact; log: Logger; now: () => Date; rollouts: Rollouts; telemetry: { flush(): Promise<void> } }

/**
 * Halts what does harm. While something is rolled out every process writes down what pages tell it every few seconds, and
 * one of them judges.
 */
export function createWatch({ tx, log, now, rollouts, telemetry }: Parts) {
  return { look, begin }

  async function look() {
    if ((await rollouts.running()).length === 0) return
    await flushed()
    const halted = await tx(platform, (db) => judge(db, now()))
    for (const one of halted) log.warn(one, 'a roll-out has halted by itself')
  }

  /** A process that cannot write down what it was told judges by what has been. */
  async function flushed() {
    try {
      await telemetry.flush()
    } catch (error) {
      log.warn({ err: error }, 'what pages told of their parcels could not be written down')
    }
  }

  /** Until it is told to stop. */
  function begin() {
    let running: Promise<void> | null = null
    const timer = setInterval(() => {
      // One that takes longer is not overtaken.
      running ??= looked().finally(() => (running = null))
    }, everyMs).unref()
    return {
      async stop() {
        clearInterval(timer)
        await running
      },
    }
  }

  async function looked() {
    try {
      await look()
    } catch (error) {
      log.warn({ err: error }, 'what is rolled out could not be judged')
    }
  }
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    rolloutWatch: ReturnType<typeof createWatch>
  }
}

async function judge(db: Db, now: Date) {
  if (!(await mayJudge(db))) return []
  const halted = []
  for (const rollout of await selectToJudge(db)) {
    const { parcel: slug, version, before, limits } = rollout
    const measured = await measure(rollout, db, now)
    const health = healthFrom(measured)
    const cause = causeOf(health, limits)
    if (cause === null) continue
    const shares = await selectShares(db, { slug, version, before, from: measured.from })
    if (!isToldBySeveral(measured, shares, limits)) continue
    if (!(await haltFor(rollout, { found: { ...health, cause }, db, now }))) continue
    halted.push({ parcel: slug, version, cause, ...health })
  }
  return halted
}

type Halting = { found: RolloutFound; db: Db; now: Date }

async function haltFor({ id, parcel, version }: SelectedRollout, { found, db, now }: Halting) {
  if (!(await halt(db, { id, now, found }))) return false
  await publish(db, { kind: 'portal', payload: {}, audience: { to: 'all' } })
  const act = { action: 'haltRollout', targetKind: 'parcel', targetId: parcel, entId: null } as const
  const diff = { versionName: version, found }
  await recordAct({ db, newId, session: null, visitor: null }, { ...act, diff })
  return true
}
