/** What the process that reads a file is given, and its thread; the limits are for the process. */
export type Task = {
  /** The beginning of its thread, as a file URL. */
  worker: string
  /** What the thread has to know beyond the file. */
  of: object
  sizeBytes: number
  /** How much of a processor the reading may take. */
  timeMs?: number
  memoryMegabytes?: number
}

/** What the two ask for, and what they say in the end. */
export type ReadRequest = { kind: 'read'; at: number; length: number }
export type Answered<Facts = unknown, Refusal = string> =
  | { kind: 'facts'; facts: Facts }
  | { kind: 'refused'; refusal: Refusal | ReaderRefusal }

/** What the process that watches a reader says of its file. */
export type ReaderRefusal = 'bomb' | 'tooSlow' | 'broken'

/** What the process is told; the program is that of its thread. */
export type ProcessMessage = { kind: 'task'; task: Task; program: string } | { kind: 'bytes'; bytes: Uint8Array }
