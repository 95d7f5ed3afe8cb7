import type { Db } from '../../../foundation/db/tx.ts'

/** The kind of the job that sets an enterprise up; its key is the enterprise's id. */
export const provisionKind = 'provisionEnterprise'

export async function selectProgress(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'enterprise.id').on('job.kind', '=', provisionKind))
    .leftJoin('user_account as owner', 'owner.id', 'enterprise.owner_user_id')
    .leftJoin('credential', (join) =>
      join
        .onRef('credential.user_id', '=', 'owner.id')
        .on('credential.kind', '=', 'password')
        .on('credential.initial', '=', true),
    )
    .select([
      'job.id as jobId',
      'job.percent',
      'job.step',
      'job.status',
      'job.error_key as errorKey',
      'owner.login_id as adminLoginId',
      'credential.initial_secret as sealedSecret',
    ])
    .where('enterprise.id', '=', entId)
    .where('enterprise.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The enterprise that an earlier request with this key made. */
export async function selectByIdempotencyKey(db: Db, key: string) {
  return db
    .selectFrom('enterprise')
    .innerJoin('job', 'job.key', 'enterprise.id')
    .select(['enterprise.id as entid', 'job.id as progressId'])
    .where('enterprise.idempotency_key', '=', key)
    .where('job.kind', '=', provisionKind)
    .executeTakeFirst()
}
