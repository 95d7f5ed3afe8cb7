import type { EnterpriseStatus, MessageStatus } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { countFound } from '../../../foundation/query/list/list-query.ts'

export async function countEnterprisesInCare(db: Db): Promise<{ status: EnterpriseStatus; count: number }[]> {
  return db
    .selectFrom('enterprise_in_care')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute()
}

/** No further than the list counts. */
export async function countPeopleInCare(db: Db) {
  const people = db.selectFrom('person_in_care')
  return {
    all: await countFound(db, people),
    suspended: await countFound(db, people.where('status', '=', 'suspended')),
  }
}

/** By the states that the list filters by: what is published is over when its time is. */
export async function countMessagesInCare(db: Db, now: Date): Promise<{ status: MessageStatus; count: number }[]> {
  const status = sql<MessageStatus>`case when status = 'published' and expire_at <= ${now} then 'expired' else status end`
  return db
    .selectFrom('message_in_care')
    .select((eb) => [status.as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
}
