import type { Db } from '../../../foundation/db/tx.ts'
import type { Subject } from './binding-query.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

export async function insertTicket(
  db: Db,
  { subject, token, expiresAt }: { subject: Subject; token: string; expiresAt: Date },
) {
  await db
    .insertInto('bind_ticket')
    .values({
      token_hash: tokenHash(token),
      ent_id: subject.entId,
      provider: subject.provider,
      subject_scope: subject.subjectScope,
      external_id: subject.externalId,
      union_id: subject.unionId,
      nickname: subject.nickname,
      expires_at: expiresAt,
    })
    .execute()
}

type TicketKey = { token: string; now: Date }

/** A ticket that can still be used, with what its enterprise allows. */
export function findTicket(db: Db, { token, now }: TicketKey) {
  return db
    .selectFrom('bind_ticket as t')
    .innerJoin('messenger_app as a', (join) =>
      join.onRef('a.ent_id', '=', 't.ent_id').onRef('a.type', '=', 't.provider').on('a.is_enabled', '=', true),
    )
    .innerJoin('enterprise as e', 'e.id', 't.ent_id')
    .selectAll('t')
    .select(['a.can_register', 'e.name as ent_name'])
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.consumed_at', 'is', null)
    .where('t.expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a ticket up: of any number at the same time one gets true. */
export async function consumeTicket(db: Db, { token, now }: TicketKey) {
  const row = await db
    .updateTable('bind_ticket')
    .set({ consumed_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('ent_id')
    .executeTakeFirst()
  return row !== undefined
}
