import type { Db } from '../../../foundation/db/tx.ts'

/** The setting of the enterprise of this transaction. */
export async function selectTwoStepSetting(db: Db, entId: string) {
  return db.selectFrom('two_step_setting').selectAll().where('ent_id', '=', entId).executeTakeFirst()
}
