import type { Db, Transact } from '../../foundation/db/tx.ts'

/** Of one enterprise; read as the builder, who alone reads the records of an enterprise for its file. */
type Reading = { db: Db; tx: Transact; entId: string }

export function countAllComments({ tx, entId }: Reading) {
  return tx({ as: 'builder' }, async (own) => {
    const { count } = await own
      .selectFrom('record_comment')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('ent_id', '=', entId)
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

export function selectCommentsAfter({ tx, entId }: Reading, { after, most }: { after: string; most: number }) {
  return tx({ as: 'builder' }, (own) =>
    own
      .selectFrom('record_comment')
      .select(['id', 'app_id', 'entity_uid', 'record_id', 'at', 'by_user as by', 'text', 'edited_at', 'deleted_at'])
      .where('ent_id', '=', entId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
  )
}
