import type { ByTurns } from '../../call/http/by-turns.ts'
import type { StoredFile } from '../file/file-query.ts'

/**
 * Runs work on a file in its turn: those who sent files take turns in their enterprise, and enterprises with each other. So one
 * person who sends many keeps neither colleagues nor other enterprises waiting for all of them.
 */
export function inFairTurn<T>(
  turns: ByTurns,
  { created_by: person, ent_id: enterprise }: Pick<StoredFile, 'created_by' | 'ent_id'>,
  work: () => Promise<T>,
) {
  return turns(`person ${person}`, () => turns(`enterprise ${enterprise}`, () => turns('all', work)))
}
