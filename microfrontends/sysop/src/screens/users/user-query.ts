import { calls } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { pageInput, useListQuery } from '@atrium/shared-utility/ui'

/** Every filter of the operator's user list (specification 3), and the status. */
const filters = calls.listUsers.input.pick({
  userType: true,
  iSearch: true,
  userName: true,
  entid: true,
  saas_id: true,
  isRoot: true,
  online: true,
  status: true,
})

/** What the list screen asks for, as the URL says. */
export function useUserQuery() {
  return useListQuery({ id: 'users', filters, sorts: ['createdAt', 'name', 'lastLoginAt'], order: 'desc' })
}

export type UserQuery = ReturnType<typeof useUserQuery>

/** The asked-for page of people. */
export function useUserList(query: UserQuery) {
  return useCall('listUsers', { ...query.filters, ...pageInput(query.view) }, { keepPrevious: true })
}
