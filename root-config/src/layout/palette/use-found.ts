import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { atriumStore, baseConfigAtom, inCurrentSpace, sessionAtom } from '@atrium/shared-utility'
import { isPlatformStaff, UserType } from '@atrium/shared-utility/contract'
import { useShared } from './shared-context.ts'
import { joined, stateOf, type SearchResult } from './palette-groups.ts'
import { matching, palettePages, type Option } from './palette-pages.ts'
import { useOfOperators } from './use-of-operators.ts'
import { useSuggestions } from './use-suggestions.ts'

type OwnOptions = {
  /** What can be done beside going somewhere. */
  acts: readonly Option[]
  /** What the person chose before, offered until something is typed. */
  recent: readonly Option[]
}

const pauseMs = 200
const longest = 64

/** What a text finds: pages at once, all else once the person has stopped typing. */
export function useFound(text: string, { acts, recent }: OwnOptions): SearchResult {
  const session = useAtomValue(sessionAtom, { store: atriumStore })
  const config = useAtomValue(baseConfigAtom, { store: atriumStore })
  const { useNavigation, mayOpen } = useShared()
  const items = useNavigation() ?? []
  const type = session?.user_type
  const isOperator = type === UserType.operator
  const prefix = isOperator ? '' : inCurrentSpace('')
  const pages =
    config && session
      ? palettePages({ routes: config.routes, mayOpen: (entry) => mayOpen(entry, session), prefix, items })
      : []
  const wanted = text.trim().slice(0, longest)
  const settled = useSettled(wanted)
  const asked = wanted === '' || settled !== wanted ? null : wanted
  const ofOperators = useOfOperators(isOperator ? asked : null)
  const hasRecords = type !== undefined && !isPlatformStaff(type)
  const suggested = useSuggestions({ text: asked, hasRecords, pages })
  const own = [
    { kind: 'recent' as const, options: wanted === '' ? recent : [] },
    { kind: 'pages' as const, options: matching(pages, text) },
    { kind: 'acts' as const, options: matching(acts, text) },
  ]
  const isWaiting = wanted !== '' && asked === null
  const state = isWaiting ? 'searching' : stateOf([ofOperators.state, suggested.state])
  return { groups: joined([...own, ...ofOperators.groups, ...suggested.groups]), state }
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
