import { useCall, type CallState } from '@atrium/shared-utility/react'
import { stateOf, type SearchResult } from './palette-groups.ts'
import type { Option } from './palette-pages.ts'

const most = 6

/** Enterprises and users by a name; null where the person is no operator, or nothing is asked yet. */
export function useOfOperators(text: string | null): SearchResult {
  const when = text !== null
  const q = text ?? ''
  const enterprises = useCall('suggestEnterprises', { q }, { when })
  const people = useCall('listUsers', { iSearch: q, iDisplayLength: most, sort: 'name', order: 'asc' }, { when })
  if (!when) return { groups: [], state: 'done' }
  const groups = [
    {
      kind: 'enterprises' as const,
      options: enterprises.status === 'done' ? enterprises.data.slice(0, most).map(enterprise) : [],
    },
    { kind: 'users' as const, options: people.status === 'done' ? people.data.list.map(user) : [] },
  ]
  return { groups, state: stateOf([callState(enterprises), callState(people)]) }
}

export function callState({ status }: CallState<unknown>) {
  return status === 'loading' ? ('searching' as const) : status
}

function enterprise({ entid, name }: { entid: string; name: string }): Option {
  return {
    key: `enterprise-${entid}`,
    label: name,
    detail: entid,
    icon: 'building',
    url: `/sysop/enterprise/${entid}`,
    isOutside: false,
  }
}

function user({ userid, name, loginId }: { userid: string; name: string; loginId: string }): Option {
  const url = `/sysop/users?${new URLSearchParams({ iSearch: loginId })}`
  return { key: `user-${userid}`, label: name, detail: loginId, icon: 'user', url, isOutside: false }
}
