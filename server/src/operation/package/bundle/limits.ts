/** How much there may be. How large one may be is a setting of the platform (foundation/setting/stored.ts). */
export const bundleLimits = {
  /** On their way at once, of one operator. */
  uploadsAtOnce: 2,
  /** Releases that were not removed: those that are forgotten must not fill the disk. */
  kept: 20,
  /** A link opens the file without a session, on one machine after the other. */
  linkMs: 60 * 60_000,
  /** Lines that tell what one holds. */
  parts: 40,
}
