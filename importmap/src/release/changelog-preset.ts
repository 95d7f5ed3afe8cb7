/** How lerna reads our history: a subject is a plain English sentence, and a line of the changelog as it stands. */

type Commit = { header?: string | null; hash?: string | null; notes: readonly { text: string }[] }
type Entry = { version?: string; date?: string; commitGroups?: readonly { commits: readonly Commit[] }[] }

/** The commits of a branch tell what was written there, and not the commit that merged it. */
export const commits = { merges: false }

export const parser = {
  headerPattern: /^(.*)$/,
  headerCorrespondence: ['subject'],
  /** A paragraph at the end of a message: `Breaking: what users of it have to change`. */
  noteKeywords: ['Breaking'],
}

export const writer = {
  transform: ({ header, hash, notes }: Commit) => ({ header, hash: hash?.slice(0, 8), notes }),
  template: entryOf,
}

/**
 * Commits of its own make a minor version, one that breaks something a major one; lerna makes that a minor one below
 * 1.0.0. A package that has none is here because it uses one that changed: a patch.
 */
export function whatBump(own: readonly Commit[]) {
  if (own.some(({ notes }) => notes.length > 0)) return { level: 0, reason: 'something breaks' }
  return own.length > 0 ? { level: 1, reason: 'it changed' } : { level: 2, reason: 'it uses what changed' }
}

function entryOf({ version, date, commitGroups = [] }: Entry) {
  const lines = commitGroups.flatMap((group) => group.commits).flatMap(linesOf)
  return [`## ${version} (${date})`, '', ...lines].join('\n')
}

function linesOf({ header, hash, notes }: Commit) {
  return [`* ${header} (${hash})`, ...notes.map(({ text }) => `  Breaking: ${text}`)]
}
