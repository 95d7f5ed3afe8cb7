import type { MessengerType } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { openApps } from './app-query.ts'

type Whose = { entId: string; userId: string; now: Date }

/**
 * The app by which a person is reached in an open enterprise, and their id there: of the messengers that they have linked, the one
 * used last. For the platform's scope.
 */
export function findReach(db: Db, { userId, ...at }: Whose) {
  return openApps(db, at)
    .innerJoin('identity_binding as b', (join) =>
      join.onRef('b.ent_id', '=', 'a.ent_id').onRef('b.provider', '=', 'a.type').on('b.unbound_at', 'is', null),
    )
    .selectAll('a')
    .select('b.external_id as externalId')
    .where('b.user_id', '=', userId)
    .orderBy('b.last_used_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
}

/** The same for the caller, in the enterprise of the call, with all messengers that it offers. */
export async function findOwnReach(db: Db, userId: string) {
  const rows = await db
    .selectFrom('messenger_app as a')
    .leftJoin('identity_binding as b', (join) =>
      join
        .onRef('b.ent_id', '=', 'a.ent_id')
        .onRef('b.provider', '=', 'a.type')
        .on('b.unbound_at', 'is', null)
        .on('b.user_id', '=', userId),
    )
    .select(['a.type', 'b.id as bindingId'])
    .where('a.is_enabled', '=', true)
    .orderBy('b.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('a.type')
    .execute()
  return {
    linked: rows.find(({ bindingId }) => bindingId !== null)?.type ?? null,
    offered: rows.map(({ type }) => type).toSorted(),
  }
}

type Refusal = { entId: string; type: MessengerType; version: number; refusal: { at: Date; word: string } | null }

/**
 * Keeps for administrators why the messenger takes no cards of the app as it was in this version, since when; null once it takes them.
 * For the platform's scope.
 */
export async function noteRefusal(db: Db, { entId, type, version, refusal }: Refusal) {
  await db
    .updateTable('messenger_app')
    .set({ refused_at: refusal?.at ?? null, refusal: refusal?.word ?? null })
    .where('ent_id', '=', entId)
    .where('type', '=', type)
    .where('version', '=', version)
    .$if(refusal !== null, (query) =>
      query.where((where) =>
        where.or([
          where('refused_at', 'is', null),
          where('refused_at', '<', where.ref('updated_at')),
          where('refusal', '<>', refusal?.word ?? ''),
        ]),
      ),
    )
    .execute()
}
