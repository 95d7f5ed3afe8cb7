import { inCurrentSpace } from '@atrium/shared-utility'
import type { Suggestion, SuggestionType } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import type { IconName } from '@atrium/shared-utility/ui'
import type { Group, GroupKind, SearchResult } from './palette-groups.ts'
import { stateOf } from './palette-groups.ts'
import type { Option } from './palette-pages.ts'
import { callState } from './use-of-operators.ts'

type SuggestionQuestion = {
  /** Null: nothing is asked. */
  text: string | null
  /** Operators work with no records. */
  hasRecords: boolean
  /** The pages that this person may open. */
  pages: readonly Option[]
}

/** What the server finds: names first, and records, which may take longer, when they are there. */
export function useSuggestions({ text, hasRecords, pages }: SuggestionQuestion): SearchResult {
  const q = text ?? ''
  const names = useCall('suggest', { q, part: 'names' }, { when: text !== null })
  const records = useCall('suggest', { q, part: 'records' }, { when: text !== null && hasRecords })
  if (text === null) return { groups: [], state: 'done' }
  const asked = hasRecords ? [names, records] : [names]
  const found = asked.flatMap((one) => (one.status === 'done' ? one.data : []))
  return { groups: found.map((one) => groupOf(one, pages)), state: stateOf(asked.map(callState)) }
}

const kinds: Record<SuggestionType, { kind: GroupKind; icon: IconName }> = {
  page: { kind: 'pages', icon: 'apps' },
  application: { kind: 'applications', icon: 'apps' },
  person: { kind: 'people', icon: 'user' },
  department: { kind: 'departments', icon: 'columns' },
  message: { kind: 'messages', icon: 'message' },
  chat: { kind: 'chats', icon: 'chat' },
  record: { kind: 'records', icon: 'box' },
}

/** Of the pages those that the browser knows as this person's: found by their name alone or by how it is said, they look the same. */
function groupOf({ type, id, title, detail, url, look }: Suggestion, pages: readonly Option[]): Group {
  const { kind, icon } = kinds[type]
  if (type === 'page') return { kind, options: pages.filter((page) => page.path === id) }
  const isOutside = !url.startsWith('/')
  const application = look && { ...look, id }
  const place = { url: isOutside ? url : inCurrentSpace(url), isOutside }
  const option = { key: `${type}-${id}`, label: title, icon, application, ...place }
  return { kind, options: [detail === '' ? option : { ...option, detail }] }
}
