import type { PublishedEntity } from '@atrium/shared-utility/contract'
import { type EntityRights, shownAt } from '../app-role/rights.ts'
import type { Asker } from '../record-store/asker-query.ts'
import type { Held, Searched, Store } from '../record-store/record-query.ts'
import type { StoredTable } from '../record-store/registry-query.ts'
import { allRows, goesAsFar, noRow } from '../record-store/right.ts'
import { rowsOf } from '../record-store/rows-query.ts'

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
  return { store, seen: seenOf(store, rights) }
}

function seenOf(store: Store, rights: EntityRights) {
  const shown = shownAt(rights)
  const all = store.fields.map((held) => ({ ...held, seen: rights.fields.get(held.key)?.read ?? noRow }))
  const isText = ({ type }: Held) => type === 'text' || type === 'longText'
  const isSearchedWhole = all.every((held) => !isText(held) || goesAsFar(held.seen, rights.read))
  return { ...store, fields: all.filter(({ key }) => shown.has(key)), isSearchedWhole }
}

function everyRight({ read, change, delete: removal, add, fields }: EntityRights) {
  return [read, change, removal, add, ...[...fields.values()].flatMap((field) => [field.read, field.change, field.add])]
}
