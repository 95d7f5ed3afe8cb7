import { calls } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { pageInput, useListQuery } from '@atrium/shared-utility/ui'

const filters = calls.listLiveSessions.input.pick({
  iSearch: true,
  userid: true,
  entid: true,
  online: true,
  ip: true,
})

/** What the list of sessions asks for, as the URL says. */
export function useSessionQuery() {
  return useListQuery({ id: 'sessions', filters, sorts: ['lastSeenAt', 'startedAt'], order: 'desc' })
}

export type SessionQuery = ReturnType<typeof useSessionQuery>

export function useSessionList(query: SessionQuery) {
  return useCall('listLiveSessions', { ...query.filters, ...pageInput(query.view) }, { keepPrevious: true })
}
