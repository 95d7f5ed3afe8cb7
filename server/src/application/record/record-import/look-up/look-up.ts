import type { EntityField, RecordImportMapping } from '@atrium/shared-utility/contract'
import { spaceOf } from '../../../../foundation/call/context/context.ts'
import type { ImportRow } from '../../../../foundation/file/table-import/import-tables.ts'
import { openTarget, type OpenEntity } from '../../record/open-app.ts'
import type { RecordContext } from '../../record/record-context.ts'
import { selectCalled } from '../../../record-store/called-query.ts'
import { plain, type FoundNames } from '../cells/cell-value.ts'
import { cellOf } from '../cells/draft.ts'
import { selectPeopleCalled } from './people-query.ts'

type Of = { rows: readonly ImportRow[]; mapping: RecordImportMapping; fields: readonly EntityField[] }

/** Whom and what the cells of these rows name, each asked for once: members of the enterprise, and records that the caller reads. */
export async function lookUp(
  open: OpenEntity,
  { rows, mapping, fields }: Of,
  context: RecordContext,
): Promise<FoundNames> {
  const textsIn = (asked: readonly EntityField[]) => {
    const texts = asked.flatMap(({ key }) => rows.map((row) => cellOf(row, mapping, key).trim()))
    return [...new Set(texts.filter((text) => text !== ''))]
  }
  const names = textsIn(fields.filter(({ type }) => type === 'person'))
  const people = await selectPeopleCalled(context.db, { entId: spaceOf(context).entId, names })
  const records = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const field of fields.filter(({ type }) => type === 'relation')) {
    const target = await openTarget(open, field.relatesTo ?? '', context)
    if (target !== undefined) records.set(field.key, await selectCalled(context.db, target.seen, textsIn([field])))
  }
  return {
    people: (text) => people.get(plain(text)) ?? [],
    records: ({ key }, text) => records.get(key)?.get(text) ?? [],
  }
}
