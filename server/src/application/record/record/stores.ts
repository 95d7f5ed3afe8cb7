import type { PublishedEntity } from '@atrium/shared-utility/contract'
import { type EntityRights, shownAt } from '../../design/app-role/rights.ts'
import type { Asker } from '../../record-store/asker-query.ts'
import type { Searched, Store } from '../../record-store/record-query.ts'
import type { Held } from '../../record-store/values-query.ts'
import type { StoredTable } from '../../record-store/registry-query.ts'
import { allRows, goesAsFar, noRow } from '../../record-store/right.ts'
import { rowsOf } from '../../record-store/rows-query.ts'

type Opened = { entity: PublishedEntity; rights: EntityRights }

/**
 * A table as the rights of a caller open it. `store`: the records that the caller reads, with all their fields: for writing,
 * never for an answer. `seen`: the same with the cells that the caller reads.
 */
export function storesOf(
  table: StoredTable,
  { entity, rights }: Opened,
  asker: Asker,
): { store: Store; seen: Searched } {
  const columns = new Map(table.columns.map((column) => [column.fieldUid, column]))
  const fields = entity.fields.flatMap((field): Held[] => {
    const column = columns.get(field.uid)
    return column === undefined ? [] : [{ key: field.key, column: column.name, type: column.type, seen: allRows }]
  })
  const { read, conditions } = rights
  const rows = rowsOf(asker, { read, rights: everyRight(rights), conditions, fields })
  const store = { entId: asker.entId, table: table.name, fields, rows }
  // The words of a text that was taken back are still among those of its records.
  const offered = new Set(fields.map(({ column }) => column))
  const offersAllTexts = table.columns.every((column) => !isText(column) || offered.has(column.name))
  return { store, seen: seenOf(store, { rights, offersAllTexts }) }
}

const isText = ({ type }: { type: string }) => type === 'text' || type === 'longText'

function seenOf(store: Store, { rights, offersAllTexts }: { rights: EntityRights; offersAllTexts: boolean }) {
  const shown = shownAt(rights)
  const all = store.fields.map((held) => ({ ...held, seen: rights.fields.get(held.key)?.read ?? noRow }))
  const isSearchedWhole = offersAllTexts && all.every((held) => !isText(held) || goesAsFar(held.seen, rights.read))
  return { ...store, fields: all.filter(({ key }) => shown.has(key)), isSearchedWhole }
}

function everyRight({ read, change, delete: removal, add, fields }: EntityRights) {
  return [read, change, removal, add, ...[...fields.values()].flatMap((field) => [field.read, field.change, field.add])]
}
