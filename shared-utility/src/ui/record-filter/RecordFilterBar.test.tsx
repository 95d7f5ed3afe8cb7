import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { type EntityField, Problem, type RecordFilter } from '../../contract/index.ts'
import { axeFaults, type CallFakes, renderScreen } from '../../testing/index.ts'
import { draftOf, filterOf } from './filter-draft.ts'
import { RecordFilterBar } from './lazy-filter.tsx'

const option = (key: string, label: string) => ({ key, label, labelEn: '' })
const field = (key: string, label: string, more: Partial<EntityField>): EntityField => ({
  uid: key,
  key,
  label,
  labelEn: '',
  type: 'text',
  help: '',
  isRequired: false,
  isHidden: false,
  options: [],
  decimals: 2,
  ...more,
})
const fields = [
  field('title', 'Title', {}),
  field('cost', 'Cost', { type: 'number' }),
  field('due', 'Due', { type: 'date' }),
  field('state', 'State', { type: 'choice', options: [option('open', 'Open'), option('done', 'Done')] }),
  field('owner', 'Owner', { type: 'person' }),
]

/** The last that the address was told. */
function draw(first: RecordFilter | string = '', calls: CallFakes = {}) {
  const told: string[] = []
  function Page() {
    const [value, setValue] = useState(typeof first === 'string' ? first : JSON.stringify(first))
    const handleChange = (next: string) => {
      told.push(next)
      setValue(next)
    }
    return <RecordFilterBar fields={fields} value={value} onChange={handleChange} />
  }
  const page = renderScreen(<Page />, { path: '/', lang: 'en-US', calls })
  const last = () => JSON.parse(told.at(-1) || 'null') as RecordFilter | null
  return { ...page, told, last }
}

test('a condition of field, comparison and value is made with the keyboard alone, and told once it is whole', async () => {
  const { user, told, last, container } = draw()
  const button = await screen.findByRole('button', { name: 'Filter' })
  act(() => button.focus())
  await user.keyboard('{Enter}')
  const row = within(await screen.findByRole('group', { name: 'Condition 1' }))
  await user.selectOptions(row.getByLabelText('Field'), 'Cost')
  await user.selectOptions(row.getByLabelText('Comparison'), 'is less than')
  await user.type(row.getByRole('textbox', { name: 'Value' }), '１00')
  await waitFor(() => expect(last()).toEqual({ field: 'cost', op: 'less', value: '100' }))
  expect(told).toHaveLength(1)
  expect(await axeFaults(container)).toEqual([])
  await user.type(row.getByRole('textbox', { name: 'Value' }), 'x')
  expect(await row.findByText('Invalid value for this field')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus()
})

test('what is filtered by is said in chips while the editor is closed, and each takes its part away', async () => {
  const filter: RecordFilter = {
    all: [
      { field: 'due', op: 'during', value: { last: 7 } },
      {
        any: [
          { field: 'state', op: 'oneOf', value: ['open', 'done'] },
          { field: 'cost', op: 'between', value: ['1', '5'] },
        ],
      },
      { field: 'owner', op: 'equals', value: 'p1' },
    ],
  }
  const colleague = {
    userId: 'p1',
    name: 'Wang Wu',
    isExternal: false,
    isVerified: false,
    departments: [],
    phone: null,
  }
  const { user, last } = draw(filter, { getColleague: () => colleague })
  expect(await screen.findByText('Due is in the last 7 days')).toBeVisible()
  expect(screen.getByText('State is one of Open, Done or Cost is between 1 – 5')).toBeVisible()
  const owner = await screen.findByText('Owner is Wang Wu')
  expect(screen.getByRole('button', { name: 'Filter (4)' })).toHaveAttribute('aria-expanded', 'false')
  act(() => owner.closest<HTMLElement>('[role=button]')?.focus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(last()).toEqual({ all: filter && 'all' in filter ? filter.all.slice(0, 2) : [] }))
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  await waitFor(() => expect(last()).toBeNull())
})

test('people are found by a part of their name, and what is typed stays until one is chosen', async () => {
  const found = { userId: 'p1', name: 'Wang Wu', isExternal: false, isVerified: false, departments: [], phone: null }
  const { user, last, calls } = draw(
    { field: 'owner', op: 'noneOf', value: ['p0'] },
    {
      listDirectory: () => ({ total: 1, list: [found] }),
      getColleague: () => new Problem('memberNotFound'),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
  expect(await screen.findByText('(unknown)')).toBeVisible()
  const field = screen.getByRole('combobox', { name: 'Value' })
  await user.type(field, 'Wan')
  expect(field).toHaveValue('Wan')
  await waitFor(() => expect(calls.asked('listDirectory').map(({ iSearch }) => iSearch)).toContain('Wan'))
  await user.click(await screen.findByRole('option', { name: 'Wang Wu' }))
  await waitFor(() => expect(last()).toEqual({ field: 'owner', op: 'noneOf', value: ['p0', 'p1'] }))
})

test('groups are edited one level deep, and join in the other way than the whole', async () => {
  const { user, last } = draw({ field: 'owner', op: 'me' })
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
  await user.click(screen.getByRole('button', { name: 'Add group' }))
  const group = within(screen.getByRole('group', { name: 'Group 2' }))
  await user.selectOptions(within(group.getByRole('group', { name: 'Condition 1' })).getByLabelText('Field'), 'Owner')
  await user.click(group.getByRole('button', { name: 'Add condition' }))
  const second = within(group.getByRole('group', { name: 'Condition 2' }))
  await user.selectOptions(second.getByLabelText('Field'), 'Due')
  const me = { field: 'owner', op: 'me' }
  const today = { field: 'due', op: 'during', value: 'today' }
  await waitFor(() => expect(last()).toEqual({ all: [me, { any: [me, today] }] }))
  await user.selectOptions(screen.getByLabelText('Match'), 'any condition')
  await waitFor(() => expect(last()).toEqual({ any: [me, { any: [me, today] }] }))
})

test('a filter that this table does not know is said, and one that is nested deeper is kept as it is', async () => {
  const page = draw({ field: 'secret', op: 'filled' })
  expect(await screen.findByText(/uses something this table doesn’t have/)).toBeVisible()
  page.unmount()
  const { user, told } = draw({ not: { field: 'owner', op: 'me' } })
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
  expect(screen.getByText(/nested conditions/)).toBeVisible()
  expect(told).toEqual([])
})

test('a draft without its values asks for nothing, and comes back as the filter that it was made of', () => {
  const known = fields.map((one) => ({ ...one, label: one.label }))
  const filter: RecordFilter = {
    any: [
      { field: 'cost', op: 'less', value: '1' },
      {
        all: [
          { field: 'title', op: 'filled' },
          { field: 'owner', op: 'me' },
        ],
      },
    ],
  }
  const draft = draftOf(filter)
  expect(draft && filterOf(draft, known)).toEqual(filter)
  expect(filterOf({ how: 'all', parts: [{ id: 'a', field: 'cost', op: 'less' }] }, known)).toBeUndefined()
})
