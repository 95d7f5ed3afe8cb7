import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { atriumStore, baseConfigAtom, inCurrentSpace, sessionAtom } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { useShared } from './shared-context.ts'
import { matching, palettePages, type Option } from './palette-pages.ts'

export type { Option } from './palette-pages.ts'
export type Group = { kind: 'pages' | 'acts' | 'enterprises' | 'people'; options: readonly Option[] }
type SearchResult = { groups: readonly Group[]; state: 'done' | 'searching' | 'failed' }

const pauseMs = 300
const most = 6

/** What a text finds: pages at once; for operators enterprises and people, too, once they have stopped typing. */
export function useFound(text: string, acts: readonly Option[]): SearchResult {
  const session = useAtomValue(sessionAtom, { store: atriumStore })
  const config = useAtomValue(baseConfigAtom, { store: atriumStore })
  const { useNavigation, mayOpen } = useShared()
  const items = useNavigation() ?? []
  const isOperator = session?.user_type === UserType.operator
  const records = useRecords(text.trim(), isOperator)
  const prefix = isOperator ? '' : inCurrentSpace('')
  const pages =
    config && session
      ? palettePages({ routes: config.routes, mayOpen: (entry) => mayOpen(entry, session), prefix, items })
      : []
  const own: Group[] = [
    { kind: 'pages', options: matching(pages, text) },
    { kind: 'acts', options: matching(acts, text) },
  ]
  const all = [...own, ...records.groups]
  return { ...records, groups: all.filter(({ options }) => options.length > 0) }
}

function useRecords(text: string, isOperator: boolean): SearchResult {
  const asked = useSettled(text)
  const when = isOperator && asked !== ''
  const enterprises = useCall('suggestEnterprises', { q: asked }, { when })
  const people = useCall('listUsers', { iSearch: asked, iDisplayLength: most, sort: 'name', order: 'asc' }, { when })
  if (!isOperator || text === '') return { groups: [], state: 'done' }
  if (asked !== text || enterprises.status === 'loading' || people.status === 'loading')
    return { groups: [], state: 'searching' }
  const groups: Group[] = [
    {
      kind: 'enterprises',
      options: enterprises.status === 'done' ? enterprises.data.slice(0, most).map(enterprise) : [],
    },
    { kind: 'people', options: people.status === 'done' ? people.data.list.map(person) : [] },
  ]
  return { groups, state: enterprises.status === 'failed' || people.status === 'failed' ? 'failed' : 'done' }
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

function person({ userid, name, loginId }: { userid: string; name: string; loginId: string }): Option {
  const url = `/sysop/users?${new URLSearchParams({ iSearch: loginId })}`
  return { key: `person-${userid}`, label: name, detail: loginId, icon: 'user', url, isOutside: false }
}

/** The text as it was before the last pause. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
