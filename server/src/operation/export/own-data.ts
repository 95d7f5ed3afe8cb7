import { commentPart, wholeComments } from '../../application/record-store/whole-comments.ts'
import { recordPart, wholeRecords } from '../../application/record-store/whole.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { Keys } from '../../foundation/query/list/keyset-query.ts'
import { enterpriseData } from './enterprise-data-query.ts'

/** What explains the records. Of people there is no more than their names, in the records. */
const around = new Set(['application', 'app_resource', 'app_version', 'app_table', 'app_column', 'department'])

/**
 * The applications of an enterprise as they are designed and, after them, their records and what was said about these: for its own
 * administrators.
 */
export function ownData(db: Db, { tables, tx }: Pick<Services, 'tables' | 'tx'>, entId: string) {
  const designs = enterpriseData(
    db,
    tables.filter(({ name }) => around.has(name)),
    entId,
  )
  const [records, comments] = [wholeRecords(db, { tx, entId }), wholeComments(db, { tx, entId })]
  return {
    count: async (most: number) =>
      Math.min((await designs.count(most)) + (await records.count()) + (await comments.count()), most),
    async read(after: Keys | null, most: number) {
      const [part, ...keys] = after ?? []
      if (part === commentPart) {
        const { rows, next } = await comments.read(keys, most)
        return { rows, next: next && [commentPart, ...next] }
      }
      if (part === recordPart) {
        const { rows, next } = await records.read(keys, most)
        return { rows, next: next ? [recordPart, ...next] : [commentPart] }
      }
      const { rows, next } = await designs.read(after, most)
      return { rows, next: next ?? [recordPart] }
    },
  }
}
