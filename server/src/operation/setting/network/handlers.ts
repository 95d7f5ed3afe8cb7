import { Problem, type networkCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { isInside } from './contains.ts'
import { replaceOperatorNetworks, selectOperatorNetworks } from './queries.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

export const networkHandlers: Handlers<typeof networkCalls> = {
  async getOperatorNetworks(_, { db, visitor, config }) {
    const { networks, version } = await selectOperatorNetworks(db)
    return { networks, version, ownAddress: visitor.ip, isIgnored: config.ignoresOperatorNetworks }
  },

  async updateOperatorNetworks({ networks, version }, context) {
    const { db, visitor } = context
    // An operator must not lock themself out, and with them perhaps every operator.
    const isOutside = networks.length > 0 && !isInside(visitor.ip, networks)
    if (isOutside) throw new Problem('ownAddressOutside', { address: visitor.ip })
    const before = await selectOperatorNetworks(db)
    mustBeAsSeen(await replaceOperatorNetworks(db, { networks, version }))
    const names = (list: readonly { network: string }[]) => list.map(({ network }) => network)
    await recordAct(context, {
      action: 'updateOperatorNetworks',
      targetKind: 'platform',
      targetId: 'platform',
      entId: null,
      diff: { before: names(before.networks), after: names(networks) },
    })
    return {}
  },
}
