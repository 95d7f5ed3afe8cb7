const megabyte = 1024 * 1024

/** What reading a file may cost, whatever it is: its maker is unknown. */
export const limits = {
  entries: 20_000,
  /** The names and places of all entries. */
  directoryBytes: 8 * megabyte,
  /** How many times its size all of it may be once it is unpacked. */
  ratio: 100,
  /** Time of a processor: a slow store, or a machine with other things to do, is not the file’s fault. */
  timeMs: 10_000,
  /** All in all, less than the lease of a job. */
  patienceMs: 25_000,
  heapMegabytes: 256,
  /** All of the process that reads: texts and pieces of files lie outside of the heap. */
  memoryMegabytes: 512,
}
