import { call } from '@atrium/shared-utility'
import type { Picker } from '@atrium/shared-utility/ui'

/** Members by a part of their name or login id; the value is their id. */
export const memberPicker: Picker = {
  async find(iSearch, signal) {
    const { list } = await call('listMembers', { iDisplayLength: 50, ...(iSearch !== '' && { iSearch }) }, { signal })
    return list.map(({ userId, name, loginId }) => ({ value: userId, label: `${name} · ${loginId}` }))
  },
  async nameOf(userId, signal) {
    const { name } = await call('getColleague', { userId }, { signal })
    return name
  },
}

/** Where a member is found. */
export function memberPath(loginId: string) {
  return `/enterprise/members?${new URLSearchParams({ iSearch: loginId })}`
}
