import {
  type AppRecord,
  type EntityField,
  filterFaults,
  recordFilterText,
  type RuntimeView,
} from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { pageInput, readPagesOf, useListQuery } from '@atrium/shared-utility/ui'
import { z } from 'zod'
import { type Names, noNames } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'

const filters = z.object({ iSearch: z.string().max(64).optional(), filter: z.string().optional() })

/** A record with the names of what its values name: each page of an export has its own. */
export type NamedRecord = AppRecord & { names: Names }

type Shown = { fields: readonly EntityField[]; view: RuntimeView | undefined }

/** The records that the address asks for: search, filter, order and page. Without an order it is the view’s, or the newest come first. */
export function useRecords({ app, entity }: Opened, { fields, view }: Shown) {
  const sorts = [view?.sort?.field ?? '', '', ...fields.map(({ key }) => key)] as const
  const id = [`app.${app.id}.${entity.key}`, ...(view ? [view.key] : [])].join('.')
  const query = useListQuery({ id, filters, sorts, order: view?.sort?.order ?? 'desc' })
  const { sort, order, ...page } = pageInput(query.view)
  const { iSearch = '', filter = '' } = query.filters
  const isPossible = filter === '' || isFitting(filter, fields)
  const asked = {
    appId: app.id,
    entity: entity.key,
    ...(view && { view: view.key }),
    order,
    ...query.filters,
    ...(sort !== '' && { sort }),
  }
  const answer = useCall('listRecords', { ...asked, ...page }, { keepPrevious: true, when: isPossible })
  // What cannot be asked finds nothing: all records would be more than the address means.
  const found = isPossible ? answer : nothing
  const names = found.status === 'done' ? found.data : noNames
  const list = found.status === 'done' ? { ...found, data: withNames(found.data) } : found
  const readAll = readPagesOf('listRecords', asked, (read) => withNames(read).list)
  return { query, list, names, readAll, iSearch, filter, isFiltered: iSearch !== '' || filter !== '' }
}

function isFitting(text: string, fields: readonly EntityField[]) {
  const read = recordFilterText.safeParse(text)
  return read.success && filterFaults(read.data, fields).length === 0
}

const nothing = {
  status: 'done',
  data: { total: 0, list: new Array<AppRecord>(), ...noNames },
  reload: () => undefined,
  isRefreshing: false,
} as const

function withNames({ total, list, people, related, files }: { total: number; list: AppRecord[] } & Names) {
  const names = { people, related, files }
  return { total, list: list.map((record): NamedRecord => ({ ...record, names })) }
}
