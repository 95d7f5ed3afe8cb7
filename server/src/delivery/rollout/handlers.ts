import { Problem, type rolloutCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { inLine } from '../release/release/put-in-force.ts'
import { selectVersion } from '../release/release/version-query.ts'
import { begin } from './begin.ts'
import { completeRollout, haltRollout, rollBack, widenRollout } from './change.ts'
import { healthOf } from './health.ts'
import { selectRollout, selectRollouts } from './list-query.ts'
import { selectNames } from './queries.ts'
import { rolloutOf } from './row.ts'

export const rolloutHandlers: Handlers<typeof rolloutCalls> = {
  async listRollouts(filter, { db }) {
    const { total, rows } = await selectRollouts(db, filter)
    return { total, list: rows.map(rolloutOf) }
  },

  async getRollout({ id }, { db, now }) {
    const row = await selectRollout(db, id)
    if (row === undefined) throw new Problem('notFound')
    const health = row.state === 'running' ? await healthOf(row, db, now) : null
    return { ...rolloutOf(row), health, named: await selectNames(db, row.enterprises) }
  },

  beginRollout: ({ id, ...asked }, context) =>
    inLine(async () => {
      const version = await selectVersion(context.db, { slug: asked.slug, id })
      if (version === undefined) throw new Problem('notFound')
      return begin({ ...asked, version }, context)
    }),

  widenRollout,
  haltRollout,
  async completeRollout(input, context) {
    const { id, number } = await inLine(() => completeRollout(input, context))
    return { id, number }
  },
  rollBackParcel: (input, context) => inLine(() => rollBack(input, context)),
}
