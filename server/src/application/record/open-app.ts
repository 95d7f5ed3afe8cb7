import { type EntityField, Problem, type PublishedEntity } from '@atrium/shared-utility/contract'
import { spaceOf, type Context } from '../../foundation/context/context.ts'
import { viewerOf } from '../../enterprise/application/open-query.ts'
import { withRefusals } from '../../enterprise/application/refusals.ts'
import { findTable } from '../record-store/registry-query.ts'
import type { Store } from '../record-store/record-query.ts'
import { findLive } from './queries.ts'

/** An application as its people work with it. Unknown, foreign, hidden, unpublished and not open to the person are one refusal. */
export async function openApp(appId: string, context: Context) {
  const found = await findLive(context.db, appId, viewerOf(context))
  if (found === undefined) throw new Problem('appNotFound')
  const [application] = await withRefusals([{ id: appId, code: null, url: '' }], context)
  if (application?.isRefused !== false) throw new Problem('appNotListed')
  return { ...found, entities: found.entities.map(shownOf) }
}

function shownOf(entity: PublishedEntity): PublishedEntity {
  return { ...entity, fields: entity.fields.filter(({ isHidden }) => !isHidden) }
}

export type OpenEntity = { entity: PublishedEntity; fields: readonly EntityField[]; store: Store; appId: string }

/** An entity of it, with the table that holds its records. */
export async function openEntity(
  { appId, entity: key }: { appId: string; entity: string },
  context: Context,
): Promise<OpenEntity> {
  const { entId } = spaceOf(context)
  const { entities } = await openApp(appId, context)
  const entity = entities.find((one) => one.key === key)
  const table = entity && (await findTable(context.db, { entId, appId, entityUid: entity.uid }))
  if (entity === undefined || table === undefined) throw new Problem('appNotFound')
  const columns = new Map(table.columns.map((column) => [column.fieldUid, column]))
  const fields = entity.fields.flatMap((field) => {
    const column = columns.get(field.uid)
    return column === undefined ? [] : [{ key: field.key, column: column.name, type: column.type }]
  })
  return { appId, entity, fields: entity.fields, store: { entId, table: table.name, fields } }
}
