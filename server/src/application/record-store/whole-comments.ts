import { partsOf } from '@atrium/shared-utility/model'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Keys } from '../../foundation/query/list/keyset-query.ts'
import { selectPeople } from './whole-query.ts'
import { countAllComments, selectCommentsAfter } from './whole-comments-query.ts'

/** The name of comments among the tables of an enterprise's file. */
export const commentPart = 'record_comment'

/** All that people said about the records of an enterprise, in the order of its ids; whom a text mentions, by name. */
export function wholeComments(db: Db, { tx, entId }: { tx: Transact; entId: string }) {
  const reading = { db, tx, entId }
  return {
    count: () => countAllComments(reading),
    async read([after]: Keys, most: number) {
      const found = await selectCommentsAfter(reading, { after: after ?? '', most })
      const parts = found.map(({ text }) => partsOf(text))
      const mentioned = parts.flat().flatMap((part) => ('userId' in part ? [part.userId] : []))
      const names = await selectPeople(reading, [...found.map(({ by }) => by), ...mentioned])
      const nameOf = (id: string) => names.get(id) ?? ''
      const rows = found.map(({ by, ...row }, index) => ({
        table: commentPart,
        row: {
          ...row,
          by: { id: by, name: nameOf(by) },
          text: parts[index]?.map((part) => ('userId' in part ? `@${nameOf(part.userId)}` : part.text)).join(''),
        },
      }))
      return { rows, next: found.length === most ? [found.at(-1)?.id ?? ''] : null }
    },
  }
}
