import { z } from 'zod'

/** The list that a record was opened from: the pages of its rows, in their order, and its own address. */
type Walk = { list: string; paths: readonly string[] }

const kept = z.object({ walk: z.object({ list: z.string(), paths: z.array(z.string()).max(200) }) })

/** What a link to a row carries, so that its page can go on to the rows beside it. */
export function walkState(walk: Walk) {
  return { walk }
}

/** The rows around this page. Null where it was opened from elsewhere. */
export function neighboursOf(state: unknown, path: string) {
  const read = kept.safeParse(state)
  if (!read.success) return null
  const { list, paths } = read.data.walk
  const at = paths.indexOf(path)
  if (at < 0) return null
  return { list, at: at + 1, count: paths.length, previous: paths[at - 1], next: paths[at + 1] }
}
