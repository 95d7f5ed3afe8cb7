const hourMs = 60 * 60_000

/** How long things hold. How much operators may upload is a setting of the platform (foundation/setting/stored.ts). */
export const packageLimits = {
  uploadsAtOnce: 3,
  dayMs: 24 * hourMs,
  /** A link opens the file without a session. */
  linkMs: 10 * 60_000,
  /** Downloads by the links of one person at the same time, in one process. */
  readersAtOnce: 8,
  /** For how long the details of a withdrawn package can still be read. */
  keptWithdrawnMs: 30 * 24 * hourMs,
}
