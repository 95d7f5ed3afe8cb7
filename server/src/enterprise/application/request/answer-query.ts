import type { Db } from '../../../foundation/db/tx.ts'

// As the platform, which sees every enterprise: each names its own.

type Request = { entId: string; id: string }

function requests(db: Db, { entId, id }: Request) {
  return db
    .selectFrom('application_request as r')
    .innerJoin('application as a', (join) =>
      join.onRef('a.ent_id', '=', 'r.ent_id').onRef('a.id', '=', 'r.application_id'),
    )
    .where('r.ent_id', '=', entId)
    .where('r.id', '=', id)
}

export function findOpenRequest(db: Db, request: Request) {
  return requests(db, request)
    .select(['r.application_id as applicationId', 'r.user_id as userId', 'a.name'])
    .where('r.state', '=', 'open')
    .executeTakeFirst()
}

/** `inNameOf`: the person for whom a deputy answers. */
type Answer = Request & { isGranted: boolean; word: string; by: string; inNameOf?: string; now: Date }

/** False where another administrator was faster, or the person has left. */
export async function storeAnswer(db: Db, { entId, id, isGranted, word, by, inNameOf, now }: Answer) {
  const { numUpdatedRows } = await db
    .updateTable('application_request')
    .set({
      state: isGranted ? 'granted' : 'refused',
      word,
      answered_by: by,
      answered_for: inNameOf ?? null,
      answered_at: now,
    })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One that is open to everybody stays so. A page that shows whom it was open to before is told when it saves. */
export async function addChosenPerson(db: Db, { entId, id, userId }: Request & { userId: string }) {
  const { numUpdatedRows } = await db
    .updateTable('application')
    .set((eb) => ({ audience_version: eb('audience_version', '+', 1) }))
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('audience', '=', 'chosen')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await db
    .insertInto('application_person')
    .values({ ent_id: entId, application_id: id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
