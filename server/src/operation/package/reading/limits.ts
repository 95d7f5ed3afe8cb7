const megabyte = 1024 * 1024

/** What reading a package may cost: who made the file, nobody knows. */
export const limits = {
  entries: 20_000,
  /** The names and places of all entries. */
  directoryBytes: 8 * megabyte,
  manifestBytes: 4 * megabyte,
  signatureBytes: 8 * megabyte,
  /** Where an Android package keeps its texts and the names of its pictures. */
  resourceBytes: 32 * megabyte,
  /** The largest that a page shows within an answer. */
  iconBytes: 64 * 1024,
  /** How many times its size all of it may be once it is unpacked. */
  ratio: 100,
  timeMs: 10_000,
  heapMegabytes: 256,
}
