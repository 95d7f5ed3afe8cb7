const megabyte = 1024 * 1024

/** The most that reading a package may cost: the maker of the file is unknown. */
export const limits = {
  manifestBytes: 4 * megabyte,
  signatureBytes: 8 * megabyte,
  /** Where an Android package keeps its texts and the names of its pictures. */
  resourceBytes: 32 * megabyte,
  /** The largest that a page shows within an answer. */
  iconBytes: 64 * 1024,
  /** The longest name of an element, an attribute or a key that is looked at. */
  nameBytes: 1000,
  /** The longest text that one of them may have. */
  textBytes: 64 * 1024,
  /** All texts that are made of one table: they may lie over each other, so that a small file has gigabytes of them. */
  allTextBytes: 8 * megabyte,
  /** Parts of a binary file, one after the other. */
  chunks: 400_000,
  /** Looking up what stands under the id of a resource may lead to others. */
  lookups: 20_000,
}
