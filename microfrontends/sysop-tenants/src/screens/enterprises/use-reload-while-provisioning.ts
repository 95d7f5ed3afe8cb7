import type { EnterpriseRow } from '@atrium/shared-utility/contract'
import type { ListState } from '@atrium/shared-utility/ui'
import { useEffect } from 'react'

const everyMs = 2000

/** Renews the list while one of the enterprises in sight is being provisioned. */
export function useReloadWhileProvisioning(list: ListState<EnterpriseRow>) {
  const isWaiting = list.status === 'done' && !list.isRefreshing && list.data.list.some(isOnItsWay)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(list.reload, everyMs)
    return () => clearTimeout(timer)
  }, [isWaiting, list])
}

// One that failed waits for an operator, not for time.
function isOnItsWay({ status, provisioning }: EnterpriseRow) {
  return status === 'provisioning' && provisioning !== 'failed'
}
