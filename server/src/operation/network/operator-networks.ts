import { Problem } from '@atrium/shared-utility/contract'
import type { OperatorNetworksService } from '../../foundation/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import { isInside } from './contains.ts'
import { selectOperatorNetworks, type OperatorNetworks } from './queries.ts'

const rememberMs = 1000

/** Reads the list at most once a second. When it cannot be read, operators wait: an error lets nobody in. */
export function createOperatorNetworks({
  tx,
  isIgnored,
}: {
  tx: Transact
  isIgnored: boolean
}): OperatorNetworksService {
  let known: { list: Promise<OperatorNetworks>; until: number } | null = null
  return {
    allows,
    async refuse(address) {
      if (!(await allows(address))) throw new Problem('networkNotAllowed', { address })
    },
    forget() {
      known = null
    },
  }

  async function allows(address: string) {
    if (isIgnored) return true
    const { networks } = await read()
    return networks.length === 0 || isInside(address, networks)
  }

  async function read() {
    if (known === null || known.until < Date.now()) {
      known = { list: tx(platform, selectOperatorNetworks), until: Date.now() + rememberMs }
    }
    const { list } = known
    try {
      return await list
    } catch (error) {
      known = null
      throw error
    }
  }
}
