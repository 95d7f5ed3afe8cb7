import { type CallName, calls } from '@atrium/shared-utility/contract'

export const callNames = Object.keys(calls) as CallName[] // The keys of a literal record are exactly its type's.

/** Calls that end or change the session itself come last, or a stranger would make the rest. */
const last: readonly CallName[] = ['signIn', 'signOut']
export const callNamesInTurn = [...callNames.filter((name) => !last.includes(name)), ...last]
