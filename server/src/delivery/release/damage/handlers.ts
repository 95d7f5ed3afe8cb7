import type { damageCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { countShown, damageOf, selectShown } from './queries.ts'

const mostShown = 100

export const damageHandlers: Handlers<typeof damageCalls> = {
  async listArtifactDamage(_input, { db, now }) {
    const rows = await selectShown(db, { now, most: mostShown })
    return { total: await countShown(db, now), list: rows.map(damageOf) }
  },
}
