import {
  memberTypes,
  ownPeople,
  suggestionTypes,
  type Suggestion,
  type suggestionCalls,
} from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { suggestedApplications } from './applications.ts'
import { inTurn } from './in-turn.ts'
import { suggestedChats } from './chats.ts'
import { suggestedDepartments, suggestedMessages, suggestedPeople } from './people.ts'
import { suggestedPages } from './pages.ts'
import { suggestedRecords } from './records.ts'

const most = 10

export const suggestionHandlers: Handlers<typeof suggestionCalls> = {
  async suggest({ q, part }, context) {
    if (normalName(q) === '') return []
    const found: Suggestion[] = []
    for (const find of findersOf(part, context)) found.push(...(await find(q, context)))
    const groups = suggestionTypes.map((type) => found.filter((one) => one.type === type))
    return inTurn(groups, most)
  },
}

type Finder = (text: string, context: Context) => Promise<Suggestion[]>

/** What the caller may open at all: outside of an enterprise pages alone, and what its own people see of it only to them. */
function findersOf(part: 'all' | 'names' | 'records', context: Context): Finder[] {
  const isHere = context.space !== null
  const { userType, acting } = sessionOf(context)
  const isOwn = isHere && ownPeople.some((type) => type === userType)
  const isMember = isHere && memberTypes.some((type) => type === userType)
  const names: Finder[] = [
    // First, since it has a transaction of its own.
    ...(isOwn ? [suggestedPeople, suggestedDepartments] : []),
    suggestedPages,
    ...(isMember ? [suggestedApplications, suggestedMessages] : []),
    // What people write to each other is not for an operator who acts as one of them.
    ...(isMember && acting === null ? [suggestedChats] : []),
  ]
  const records: Finder[] = isOwn ? [suggestedRecords] : []
  if (part === 'names') return names
  return part === 'records' ? records : [...names, ...records]
}
