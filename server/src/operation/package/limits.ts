const megabyte = 1024 * 1024
const hourMs = 60 * 60_000

/** What operators may upload, and how long things hold. docs/operations.md says so, too. */
export const packageLimits = {
  bytes: 500 * megabyte,
  uploadsAtOnce: 3,
  bytesInADay: 10 * 1024 * megabyte,
  dayMs: 24 * hourMs,
  /** A link opens the file without a session. */
  linkMs: 10 * 60_000,
  /** Downloads by one link at the same time, in one process. */
  readersAtOnce: 8,
  /** What was withdrawn can still be looked into. */
  keptWithdrawnMs: 30 * 24 * hourMs,
}
