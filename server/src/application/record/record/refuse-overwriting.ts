import { Problem } from '@atrium/shared-utility/contract'
import { shownAt } from '../../design/app-role/rights.ts'
import { changedSince } from '../../record-store/history-query.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { standingOf, type StoredRecord } from '../../record-store/record-query.ts'
import type { OpenEntity } from './open-app.ts'
import type { RecordContext } from './record-context.ts'

type Overwriting = { found: StoredRecord; rev: number; keys: ReadonlySet<string> | null }

/** Changes to other fields go together; of one that was changed meanwhile the person decides. `keys` null: of any that is shown. */
export async function refuseOverwriting(open: OpenEntity, { found, rev, keys }: Overwriting, context: RecordContext) {
  if (found._rev === rev) return
  const changed = await changedSince(context.db, { entId: open.store.entId, recordId: found._id }, rev)
  const meant = keys ?? shownAt(open.rights, standingOf(found))
  // A revision that is not there yet was never read.
  const isAhead = rev > found._rev
  const taken = open.fields.filter(({ uid, key }) => (isAhead || changed.has(uid)) && meant.has(key))
  if (taken.length === 0) return
  const labels = taken.map((field) => labelIn(context.lang, field))
  throw new Problem('recordConflict', { fields: labels.join(context.lang === 'zh-CN' ? '、' : ', ') })
}
