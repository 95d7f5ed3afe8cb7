import { type BoardCard, Problem, type RuntimeView, UserType } from '@atrium/shared-utility/contract'
import { type CallFakes, happen, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aRecord, anApp, names, place, places, opened, repairs, server } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../routes.tsx'

const table = '/app/app1/repair'
function open(path: string, calls: CallFakes = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: { ...server, ...calls } })
}
const news = (entityUid = repairs.uid, appId = 'app1') =>
  act(() => happen({ kind: 'records', payload: { appId, entityUid } }))
const titled = (id: string, title: string) => aRecord({ id, values: { title } })
const listOf = (...list: ReturnType<typeof aRecord>[]): CallFakes => ({
  listRecords: () => ({ total: list.length, list, ...names }),
})
const focus = async (found: Promise<HTMLElement>) => {
  const element = await found
  act(() => element.focus())
}
const link = (name: string) => screen.findByRole('link', { name })

test('a list shows what a colleague has changed, and the focus stays on its record', async () => {
  const page = open(table, listOf(titled('r1', '门'), titled('r2', '窗')))
  await focus(link('窗'))
  page.calls.change(listOf(titled('r2', '窗户'), titled('r1', '门'), titled('r3', '灯')))
  news()
  await link('灯')
  expect(await link('窗户')).toHaveFocus()
})

test('where the record that has the focus is gone, the focus goes to the one in its place', async () => {
  const page = open(table, listOf(titled('r1', '门'), titled('r2', '窗'), titled('r3', '灯')))
  await focus(link('窗'))
  page.calls.change(listOf(titled('r1', '门'), titled('r3', '灯')))
  news()
  await waitFor(async () => expect(await link('灯')).toHaveFocus())
})

test('news of another table or application asks nothing, that of a table which a field names does', async () => {
  const related = opened({ ...repairs, fields: [...repairs.fields, place] })
  const page = open(table, { getAppRuntime: () => anApp([related, places]) })
  await link('三楼灯坏了')
  news('tableother')
  news(repairs.uid, 'app2')
  news(places.uid)
  await waitFor(() => expect(page.calls.asked('listRecords')).toHaveLength(2))
})

test('a card that a colleague moves goes to its column, with the focus that was on it', async () => {
  const view: RuntimeView = {
    key: 'board',
    label: '看板',
    labelEn: '',
    kind: 'board',
    fields: [],
    sort: null,
    groupBy: 'state',
    isFiltered: false,
  }
  const card: BoardCard = { ...aRecord(), isMovable: true }
  const boardOf = (key: string): CallFakes => ({
    listBoard: () => ({
      columns: ['open', 'done'].map((one) => ({
        key: one,
        total: Number(one === key),
        list: one === key ? [card] : [],
      })),
      ...names,
    }),
  })
  const page = open(`${table}?view=board`, {
    getAppRuntime: () => anApp([{ ...repairs, views: [view] }]),
    ...boardOf('open'),
  })
  await focus(screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
  page.calls.change(boardOf('done'))
  news()
  const done = within(await screen.findByRole('region', { name: /^已完成/ }))
  expect(await done.findByRole('link', { name: '三楼灯坏了' })).toHaveFocus()
})

test('a record page shows a colleague’s change, what was said and what names it, and a comment that was begun stays', async () => {
  const calls = { getAppRuntime: () => anApp([opened({ ...repairs, fields: [...repairs.fields, place] }), places]) }
  const page = open('/app/app1/place/record1?tab=related', { ...calls, ...listOf() })
  await page.user.type(await screen.findByRole('textbox', { name: '写评论' }), '已经')
  page.calls.change({
    ...listOf(titled('r2', '窗')),
    getRecord: () => ({
      ...aRecord({ rev: 5, values: { title: '锅炉房' } }),
      ...names,
      editable: [],
      createdById: 'person3',
    }),
    listRecordComments: () => ({
      total: 1,
      list: [
        {
          id: 'c1',
          at: '2026-03-06T09:00:00.000Z',
          by: '王五',
          byId: 'person2',
          text: '看过了',
          editedAt: null,
          isDeleted: false,
          isOwn: false,
        },
      ],
      people: {},
    }),
  })
  news(places.uid)
  news(repairs.uid)
  expect(await screen.findByRole('heading', { level: 1, name: '锅炉房' })).toBeVisible()
  expect(await screen.findByText('看过了')).toBeVisible()
  expect(await link('窗')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue('已经')
})

test('an open record stays in sight while it cannot be read again, and is gone when it was deleted', async () => {
  const page = open('/app/app1/repair/record1')
  await screen.findByRole('heading', { level: 1, name: '三楼灯坏了' })
  page.calls.change({ getRecord: () => new Problem('unreachable') })
  news()
  await waitFor(() => expect(page.calls.asked('getRecord')).toHaveLength(2))
  expect(screen.getByRole('heading', { level: 1, name: '三楼灯坏了' })).toBeVisible()
  page.calls.change({ getRecord: () => new Problem('recordNotFound') })
  news()
  expect(await screen.findByText(/未找到该记录/)).toBeVisible()
})
