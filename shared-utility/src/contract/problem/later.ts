import type { ProblemEntry } from './entry.ts'

/**
 * The problems that only the server finds. They stand in `problems` as all others do; the build moves them here for
 * browsers, where they come with what makes calls (importmap/src/shared/problem-words.ts).
 */
export const laterProblems: Record<string, ProblemEntry> = {}
