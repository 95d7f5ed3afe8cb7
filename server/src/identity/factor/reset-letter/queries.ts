import type { Db } from '../../../foundation/db/tx.ts'

type Ids = { userId: string; actorId: string; entId: string | null }

/**
 * The person who is told of a reset, the one who made it, and the enterprise. The address is null unless the person has
 * confirmed it; a locked or suspended person is told, too.
 */
export function findReset(db: Db, { userId, actorId, entId }: Ids) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('user_account as a', (join) => join.on('a.id', '=', actorId))
    .leftJoin('enterprise as e', (join) => join.on('e.id', '=', entId))
    .select((eb) => [
      'u.name',
      'u.locale',
      'a.name as by',
      'e.name as enterprise',
      eb.case().when('u.email_verified_at', 'is not', null).then(eb.ref('u.email')).end().as('email'),
    ])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}
