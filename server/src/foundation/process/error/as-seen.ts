import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'

/**
 * A row that was read for update, where it is there and no other person has changed it since the caller read it. Throws
 * `absent` or versionConflict.
 */
export function asSeen<Row extends { version: number }>(
  row: Row | undefined,
  version: number,
  absent: ProblemCode = 'notFound',
): Row {
  if (row === undefined) throw new Problem(absent)
  mustBeAsSeen(row.version === version)
  return row
}

/** For a statement that writes only what is still as the caller has seen it. Throws versionConflict where it wrote nothing. */
export function mustBeAsSeen(isAsSeen: boolean): asserts isAsSeen {
  if (!isAsSeen) throw new Problem('versionConflict')
}
