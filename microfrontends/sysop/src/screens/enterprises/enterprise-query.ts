import { calls, type CallOutput, type EnterpriseRow } from '@atrium/shared-utility/contract'
import { type CallState, useCall } from '@atrium/shared-utility/react'
import { pageInput, useListQuery } from '@atrium/shared-utility/ui'
import { useEffect } from 'react'

/** Every filter of the operator's enterprise list (specification 3), and the status. */
const filters = calls.listEnterprises.input.pick({
  entType: true,
  iSearch: true,
  name: true,
  saas_id: true,
  parent_name: true,
  private: true,
  isControl: true,
  saasEntType: true,
  self: true,
  status: true,
})

/** What the list screen asks for, as the URL says. */
export function useEnterpriseQuery() {
  return useListQuery({
    id: 'enterprises',
    filters,
    sorts: ['createdAt', 'name', 'userCount', 'status'],
    order: 'desc',
  })
}

export type EnterpriseQuery = ReturnType<typeof useEnterpriseQuery>

/** The asked-for page of enterprises; it renews itself while one of them is being provisioned. */
export function useEnterpriseList(query: EnterpriseQuery) {
  const input = { ...query.filters, ...pageInput(query.view) }
  const list = useCall('listEnterprises', input, { keepPrevious: true })
  useReloadWhileProvisioning(list)
  return list
}

const everyMs = 2000

function useReloadWhileProvisioning(list: CallState<CallOutput<'listEnterprises'>>) {
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
