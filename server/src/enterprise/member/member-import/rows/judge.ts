import type { DepartmentBook } from './departments.ts'
import type { Draft } from './draft.ts'
import type { Fault } from './fault.ts'

/** What is known of the accounts that a few rows name. */
export type AccountFacts = {
  /** By the login id as it is compared: what its account is to this enterprise. */
  accounts: ReadonlyMap<string, 'member' | 'left' | 'elsewhere'>
  /** The first row of the file with each login id. */
  firstPlaces: ReadonlyMap<string, number>
  /** How many more members there may be. */
  room: number
}

export type Judged =
  | { place: number; result: 'present' }
  | { place: number; result: 'refused'; faults: Fault[] }
  | { place: number; result: 'added'; draft: Draft; departmentIds: string[] }

/**
 * What becomes of a row. A member who is there is left as they are, whatever else the row says. A telephone or an address that a
 * stranger has confirmed is taken as it is said, unconfirmed: a refusal would tell of the stranger.
 */
export function judge(draft: Draft, known: AccountFacts, book: DepartmentBook): Judged {
  const { place } = draft
  const faults = [...draft.faults]
  const hasLoginId = !faults.some(({ field }) => field === 'loginId')
  if (hasLoginId) {
    const first = known.firstPlaces.get(draft.norm)
    const isFirst = first === undefined || first === place
    const account = known.accounts.get(draft.norm)
    if (!isFirst) faults.push({ field: 'loginId', code: 'loginIdTwice', params: { row: first } })
    else if (account === 'member') return { place, result: 'present' }
    else if (account === 'left') faults.push({ field: 'loginId', code: 'memberLeft' })
    else if (account === 'elsewhere') faults.push({ field: 'loginId', code: 'loginIdTaken' })
  }
  if (faults.length === 0 && known.room <= 0) faults.push({ field: null, code: 'enterpriseFull' })
  // Of a row that is refused anyway no department is made.
  if (faults.length > 0) return { place, result: 'refused', faults }
  const departments = book.findAll(draft.departments)
  if (departments.faults.length > 0) return { place, result: 'refused', faults: departments.faults }
  return { place, result: 'added', draft, departmentIds: departments.ids }
}
