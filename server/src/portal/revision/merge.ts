import type { Entries } from '../artifact/tables.ts'

type Three = {
  /** The entries in force. */
  head: Entries
  /** The artifacts of the build that was registered last. */
  before: Entries
  /** The artifacts of the build that is being registered. */
  now: Entries
}

/**
 * Applies the changes of a build, and nothing else: where it has another artifact of a part than the build before, the
 * portal gets that one. Parts that were released, or taken out, since stay so where the build has not touched them.
 */
export function mergeBuild({ head, before, now }: Three): Entries {
  const changed = Object.entries(now).filter(([slug, id]) => before[slug] !== id)
  // A part that the build has no more goes with it, unless it is a team's by now.
  const gone = Object.keys(before).filter((slug) => !Object.hasOwn(now, slug) && head[slug] === before[slug])
  const kept = Object.entries(head).filter(([slug]) => !gone.includes(slug))
  return Object.fromEntries([...kept, ...changed])
}
