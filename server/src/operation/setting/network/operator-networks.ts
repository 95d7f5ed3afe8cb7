import { Problem } from '@atrium/shared-utility/contract'
import type { OperatorNetworksService } from '../../../foundation/call/context/services.ts'
import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { remember } from '../../../foundation/process/memory/remember.ts'
import { isInside } from './contains.ts'
import { selectOperatorNetworks } from './queries.ts'

const rememberMs = 1000

/** Reads the list at most once a second. When it cannot be read, operators wait: an error lets no operator in. */
export function createOperatorNetworks({
  tx,
  isIgnored,
}: {
  tx: Transact
  isIgnored: boolean
}): OperatorNetworksService {
  const list = remember(
    () => forPlace({ kind: 'operatorNetworks', weight: 'person' }, () => tx(platform, selectOperatorNetworks)),
    { freshMs: rememberMs },
  )
  return {
    allows,
    async refuse(address) {
      if (!(await allows(address))) throw new Problem('networkNotAllowed', { address })
    },
    forget: () => list.forget(),
  }

  async function allows(address: string) {
    if (isIgnored) return true
    const { networks } = await list.read()
    return networks.length === 0 || isInside(address, networks)
  }
}
