import type { ComponentProps } from 'react'
import { z } from 'zod'
import { renderScreen, type ScreenOptions } from '../../../testing/index.ts'
import type { ListState } from '../column.ts'
import { DataTable } from '../DataTable.tsx'
import { useListQuery } from '../list-query.ts'

type Person = { id: string; name: string; city: string }
export const people: Person[] = [
  { id: 'a', name: 'Ana', city: '=Bern' },
  { id: 'b', name: 'Bo', city: 'Oslo' },
]

export const done = (list: Person[], total = list.length) => ({
  status: 'done' as const,
  data: { total, list },
  reload: () => undefined,
  isRefreshing: false,
})

type More = Partial<ComponentProps<typeof DataTable<Person>>>

function People({ list, more }: { list: ListState<Person>; more: More }) {
  const query = useListQuery({ id: 'people', filters: z.object({}), sorts: ['name', 'city', 'id'], order: 'asc' })
  return (
    <DataTable
      label="People"
      columns={[
        { key: 'name', label: 'Name', sort: 'name', render: (row) => row.name, text: (row) => row.name },
        { key: 'city', label: 'City', sort: 'city', render: (row) => row.city, text: (row) => row.city },
        { key: 'id', label: 'Id', sort: 'id', isOptional: true, render: (row) => row.id, text: (row) => row.id },
      ]}
      list={list}
      query={query}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      openAt={(row) => `/people/${row.id}`}
      readAll={async () => ({ rows: [...people, { id: 'c', name: 'Cy', city: 'Rome' }], isCut: false })}
      search={{ label: 'Find people', value: '', onChange: () => undefined }}
      empty={<p>Nobody</p>}
      {...more}
    />
  )
}

export const open = (list: ListState<Person>, options: ScreenOptions = {}, more: More = {}) =>
  renderScreen(<People list={list} more={more} />, { path: '/people', lang: 'en-US', ...options })
