import { Problem, type ownRolloutCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { deployerOf } from '../../foundation/call/context/deployer.ts'
import { countRelease } from '../release/release/often.ts'
import { inLine } from '../release/release/put-in-force.ts'
import { findVersion } from '../release/release/version-query.ts'
import { findLastGood } from '../../portal/revision/last-good-query.ts'
import { begin } from './begin.ts'
import { completeRollout, haltRollout, rollBack, runningOf, widenRollout } from './change.ts'
import { healthOf } from './health.ts'
import { selectNewest } from './list-query.ts'
import { rolloutOf } from './row.ts'

/** The parcel is that of the token, whatever is asked. */
export const ownRolloutHandlers: Handlers<typeof ownRolloutCalls> = {
  async getOwnRollout(_input, context) {
    const { db, now } = context
    const { parcel } = deployerOf(context)
    const lastGood = (await findLastGood(db, parcel))?.version ?? null
    const row = await selectNewest(db, parcel)
    if (row === undefined) return { rollout: null, lastGood }
    const health = row.state === 'running' ? await healthOf(row, db, now) : null
    return { rollout: { ...rolloutOf(row), health }, lastGood }
  },

  beginOwnRollout: ({ version: asked, ...more }, context) =>
    inLine(async () => {
      const { parcel: slug } = deployerOf(context)
      await countRelease(slug, context)
      const version = await findVersion(context.db, { slug, version: asked })
      if (version === undefined) throw new Problem('notFound')
      return begin({ ...more, slug, version }, context)
    }),

  async widenOwnRollout(input, context) {
    const { parcel } = deployerOf(context)
    await countRelease(parcel, context)
    return widenRollout({ ...input, id: await runningOf(parcel, context) }, context)
  },

  // A halt is not limited, because it must not wait.
  async haltOwnRollout({ reason }, context) {
    return haltRollout({ id: await runningOf(deployerOf(context).parcel, context), reason }, context)
  },

  completeOwnRollout: ({ reason }, context) =>
    inLine(async () => {
      const { parcel } = deployerOf(context)
      await countRelease(parcel, context)
      return completeRollout({ id: await runningOf(parcel, context), reason }, context)
    }),

  rollBackOwnParcel: ({ reason, from }, context) =>
    inLine(async () => {
      const { parcel: slug } = deployerOf(context)
      await countRelease(slug, context)
      return rollBack({ slug, reason, from }, context)
    }),
}
