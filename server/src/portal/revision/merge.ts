import type { Entries } from '../artifact/tables.ts'

type Three = {
  /** What the portal is made of. */
  head: Entries
  /** The artifacts of the build that was registered last. */
  before: Entries
  /** Those of the one that is being registered. */
  now: Entries
}

/**
 * What a build changes, and nothing else: where it has another artifact of a part than the build before, the portal gets
 * that one. What has been released, or taken out, since stays so where the build has not touched it.
 */
export function mergeBuild({ head, before, now }: Three): Entries {
  const changed = Object.entries(now).filter(([slug, id]) => before[slug] !== id)
  // What the build has no more goes with it, unless it is a team's by now.
  const gone = Object.keys(before).filter((slug) => !Object.hasOwn(now, slug) && head[slug] === before[slug])
  const kept = Object.entries(head).filter(([slug]) => !gone.includes(slug))
  return Object.fromEntries([...kept, ...changed])
}
