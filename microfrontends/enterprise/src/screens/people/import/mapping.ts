import type { CallOutput, MemberImportMapping } from '@atrium/shared-utility/contract'

/** The columns that are chosen so far. */
export type Columns = CallOutput<'readMemberFile'>['guess']

/** Null while what is needed has no column. */
export function mappingOf({ name, loginId, ...rest }: Columns): MemberImportMapping | null {
  return name === undefined || loginId === undefined ? null : { name, loginId, ...rest }
}
