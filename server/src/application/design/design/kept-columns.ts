import type { EntityBody, EntityField, Lang, PlanProblem, PublishedEntity } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { selectColumns } from '../../record-store/registry-query.ts'
import { findTarget } from './version-query.ts'

/** So many columns a table has at most, with those of fields that were left out: each row has to fit on a page of the database. */
const mostColumns = 300

type Drafts = {
  entId: string
  appId: string
  draft: readonly { uid: string; body: EntityBody }[]
  live: readonly PublishedEntity[]
  lang: Lang
}

/**
 * A field keeps its column for ever, so it comes back as what it was also where the live version knows of it no more: its table
 * was left out, or another field has its key.
 */
export async function columnProblems(db: Db, { entId, appId, draft, live, lang }: Drafts): Promise<PlanProblem[]> {
  const columns = await selectColumns(db, { entId, appId })
  const found: PlanProblem[] = []
  for (const { uid, body } of draft) {
    const kept = new Map(columns.filter(({ entityUid }) => entityUid === uid).map((one) => [one.fieldUid, one.type]))
    const known = new Set(live.find((one) => one.uid === uid)?.fields.map((field) => field.uid))
    for (const field of body.fields) {
      const type = known.has(field.uid) ? undefined : kept.get(field.uid)
      const what = type && (await changeOf(db, { field, type, of: { entId, appId, entityUid: uid } }))
      if (what) found.push({ what, uid: field.uid, ...placeOf(body, lang, field) })
    }
    const added = body.fields.filter((field) => !kept.has(field.uid)).length
    if (added > 0 && kept.size + added > mostColumns) found.push({ what: 'tooManyFields', uid, ...placeOf(body, lang) })
  }
  return found
}

type Kept = { field: EntityField; type: string; of: { entId: string; appId: string; entityUid: string } }

/** What is another thing in a field than in its column. */
async function changeOf(db: Db, { field, type, of }: Kept) {
  if (type !== field.type) return 'typeChanged'
  if (type !== 'relation') return undefined
  const target = await findTarget(db, { ...of, fieldUid: field.uid })
  return target !== undefined && target !== field.relatesTo ? 'targetChanged' : undefined
}

function placeOf(body: EntityBody, lang: Lang, field?: EntityField) {
  const fieldLabel = field === undefined ? '' : labelIn(lang, field)
  return { entity: body.key, entityLabel: labelIn(lang, body), field: field?.key ?? null, fieldLabel }
}
