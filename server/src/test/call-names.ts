import { type CallName, calls } from '@atrium/shared-utility/contract'

export const callNames = Object.keys(calls) as CallName[] // The keys of a literal record are exactly its type's.

/** What ends or changes the session itself comes last, or the rest would be asked by a stranger. */
const last: readonly CallName[] = ['signIn', 'signOut']
export const callNamesInTurn = [...callNames.filter((name) => !last.includes(name)), ...last]
