import type { EntityBody, EntityField, Lang, PlanProblem, PublishedEntity } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { findTable } from '../../record-store/registry-query.ts'
import { countTwice } from '../../record-store/unique-query.ts'

type Drafts = {
  entId: string
  appId: string
  draft: readonly { uid: string; body: EntityBody }[]
  live: readonly PublishedEntity[]
  lang: Lang
}

/** Fields that the draft holds unique and whose records are not: each with how many share a value. */
export async function duplicatesOf(db: Db, { entId, appId, draft, live, lang }: Drafts): Promise<PlanProblem[]> {
  const found: PlanProblem[] = []
  for (const { uid, body } of draft) {
    const before = live.find((one) => one.uid === uid)?.fields.filter(isHeld) ?? []
    const fields = body.fields.filter(isHeld).filter((field) => before.every((one) => one.uid !== field.uid))
    const table = fields.length > 0 && (await findTable(db, { entId, appId, entityUid: uid }))
    if (!table) continue
    for (const field of fields) {
      const column = table.columns.find(({ fieldUid }) => fieldUid === field.uid)?.name
      const records = column === undefined ? 0 : await countTwice(db, { entId, table: table.name, column })
      if (records > 0) found.push({ what: 'valueTwice', uid: field.uid, ...placeOf(body, field, lang), records })
    }
  }
  return found
}

/** Whether the database holds its values unique. */
export function isHeld({ isUnique = false, isHidden }: EntityField) {
  return isUnique && !isHidden
}

function placeOf(body: EntityBody, field: EntityField, lang: Lang) {
  const labels = { entityLabel: labelIn(lang, body), fieldLabel: labelIn(lang, field) }
  return { entity: body.key, field: field.key, ...labels }
}
