/**
 * Where a reader is: a snapshot of the database, and when it was taken by the database's own clock. What is visible in
 * it has been read. Numbers would not do: the first writer may commit last, and its smaller number would be passed
 * over.
 */
export type Position = { at: number; text: string; xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> }

/** The greatest length of a position that goes out: headers and addresses have their limits. */
const longest = 8000

export function positionOf(at: number, snapshot: string): Position {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  return {
    at,
    text: `${at}-${snapshot}`,
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running.split(',').filter(Boolean).map(BigInt)),
  }
}

/** Reads the position that was sent as `text`. The contract has checked its shape. */
export function readPosition(text: string): Position {
  const dash = text.indexOf('-')
  return positionOf(Number(text.slice(0, dash)), text.slice(dash + 1))
}

/** Whether what this transaction wrote has been read. */
export function hasRead({ xmin, xmax, running }: Position, xact: bigint) {
  return xact < xmin || (xact < xmax && !running.has(xact))
}

/** The snapshot alone, as the database reads it. */
export function snapshotOf({ text }: Position) {
  return text.slice(text.indexOf('-') + 1)
}

/** Null where hundreds write at this moment: the reader keeps the position before, and the next one is shorter. */
export function sentAs({ text }: Position) {
  return text.length > longest ? null : text
}
