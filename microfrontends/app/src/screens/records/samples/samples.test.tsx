import { Problem, UserType } from '@atrium/shared-utility/contract'
import { type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { anApp, opened, place, places, repairs, server } from '../../../given.ts'
import { messages } from '../../../messages.ts'
import { routes } from '../../../routes.tsx'
import { sampleValues } from './sample-values.ts'

const empty: CallFakes = { ...server, listRecords: () => ({ total: 0, list: [], people: {}, related: {}, files: {} }) }

function open(calls: CallFakes, userType: UserType = UserType.developer) {
  return renderScreen(routes, {
    path: '/app/app1',
    messages,
    session: signedInAs(userType),
    calls: { ...empty, ...calls },
  })
}

test('a maker fills an empty table with three examples, which name records of other tables', async () => {
  const table = opened({ ...repairs, fields: [...repairs.fields.slice(0, 1), place] })
  let count = 0
  const page = open({
    getAppRuntime: () => anApp([table, places]),
    listRecords: ({ entity }) => {
      const list =
        entity === 'place'
          ? ['p1', 'p2', 'p3'].map((id) => ({ ...record, id }))
          : Array.from({ length: count }, (_, index) => ({ ...record, id: `r${index}` }))
      return { total: list.length, list, people: {}, related: {}, files: {} }
    },
    addRecord: () => ({ id: `r${(count += 1)}`, rev: 1 }),
  })
  await page.user.click(await screen.findByRole('button', { name: '添加 3 条示例记录' }))
  expect(await screen.findByText('已添加 3 条示例记录，可以修改或删除')).toBeVisible()
  expect(page.calls.asked('addRecord').map(({ values }) => values)).toEqual([
    { title: '标题 1', place: 'p1' },
    { title: '标题 2', place: 'p2' },
    { title: '标题 3', place: 'p3' },
  ])
})

test('a refusal is told where the button is, and members are offered no examples', async () => {
  const page = open({ addRecord: () => new Problem('databaseUnavailable') })
  await page.user.click(await screen.findByRole('button', { name: '添加 3 条示例记录' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await waitFor(() => expect(page.calls.asked('addRecord')).toHaveLength(1))
  page.unmount()
  open({}, UserType.member)
  expect(await screen.findByText('“报修单”中还没有记录')).toBeVisible()
  expect(screen.queryByRole('button', { name: '添加 3 条示例记录' })).toBeNull()
})

const record = {
  id: 'r',
  rev: 1,
  values: { title: 'x' },
  createdAt: '2026-03-05T08:00:00.000Z',
  updatedAt: '2026-03-05T08:00:00.000Z',
  createdBy: '',
  updatedBy: '',
  can: { change: true, delete: true },
}

test('the values of an example keep the rules of their fields', () => {
  const [title] = repairs.fields
  const field = (key: string, changes: object) => ({ ...title, key, uid: key, ...changes }) as NonNullable<typeof title>
  const fields = [
    field('code', { pattern: 'digits', minLength: 4 }),
    field('mail', { pattern: 'email' }),
    field('phone', { pattern: 'phone' }),
    field('letters', { pattern: 'letters', minLength: 3 }),
    field('share', { type: 'number', most: '5', decimals: 0 }),
    field('day', { type: 'date', most: '2026-03-04' }),
    field('state', { type: 'choice', options: [{ key: 'open', label: 'x', labelEn: '' }] }),
    field('begun', { initial: 'New' }),
    field('place', { type: 'relation' }),
  ]
  const sample = {
    nth: 2,
    lang: 'zh-CN',
    now: new Date('2026-03-05T08:00:00Z'),
    userId: 'me',
    related: () => [],
  } as const
  expect(sampleValues(fields, sample)).toEqual({
    code: '2222',
    mail: 'sample2@example.com',
    phone: '+12025550102',
    letters: 'BBB',
    share: '2',
    day: '2026-03-03',
    state: 'open',
  })
})
