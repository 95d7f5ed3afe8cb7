import type { Option } from './palette-pages.ts'

/** What is found, in the order in which it is shown: what takes longest to find stands last, so that nothing moves. */
const groupKinds = [
  'recent',
  'pages',
  'acts',
  'enterprises',
  'users',
  'applications',
  'people',
  'departments',
  'messages',
  'chats',
  'records',
] as const
export type GroupKind = (typeof groupKinds)[number]

export type Group = { kind: GroupKind; options: readonly Option[] }
export type SearchResult = { groups: readonly Group[]; state: 'done' | 'searching' | 'failed' }

/** Groups of one kind become one, with each option once: a page may be found here and by the server. */
export function joined(groups: readonly Group[]): Group[] {
  const all = groupKinds.map((kind) => {
    const options = groups.filter((group) => group.kind === kind).flatMap((group) => group.options)
    return { kind, options: [...new Map(options.map((option) => [option.key, option])).values()] }
  })
  return all.filter(({ options }) => options.length > 0)
}

/** Of several questions: what failed is told once all are answered. */
export function stateOf(states: readonly SearchResult['state'][]): SearchResult['state'] {
  if (states.includes('searching')) return 'searching'
  return states.includes('failed') ? 'failed' : 'done'
}
