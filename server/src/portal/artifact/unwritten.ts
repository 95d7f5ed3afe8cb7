/** The files of an artifact that could not be written, by name, and when that is worth another try: of `performance.now()`. */
export type Unwritten = { files: ReadonlyMap<string, Buffer>; againAt: number }

/** Several versions of every part of a portal. */
const mostBytes = 128 * 1024 * 1024

/** Holds files in memory while a machine can write none: no more than fit, those longest held going first. */
export function holdUnwritten(most = mostBytes) {
  const held = new Map<string, Unwritten>()
  return {
    get: (id: string) => held.get(id),
    drop: (id: string) => void held.delete(id),
    hold(id: string, unwritten: Unwritten) {
      held.delete(id)
      held.set(id, unwritten)
      for (const first of held.keys()) {
        if (first === id || sizeOf(held) <= most) break
        held.delete(first)
      }
      return unwritten
    },
  }
}

function sizeOf(held: ReadonlyMap<string, Unwritten>) {
  return [...held.values()].flatMap(({ files }) => [...files.values()]).reduce((sum, { length }) => sum + length, 0)
}
