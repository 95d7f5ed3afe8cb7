import { type BoardCard, type CallOutput, Problem, type RuntimeView, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aRecord, anApp, names, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const view = { labelEn: '', fields: [], sort: null, groupBy: null, isFiltered: false }
const board: RuntimeView = {
  ...view,
  key: 'board',
  label: '看板',
  labelEn: 'Board',
  kind: 'board',
  fields: ['cost'],
  groupBy: 'state',
}
const aCard = (id: string, changes: Partial<BoardCard> = {}): BoardCard => ({
  ...aRecord({ id }),
  isMovable: true,
  ...changes,
})

type Columns = CallOutput<'listBoard'>['columns']
const columns = (open: BoardCard[], done: BoardCard[] = []): Columns => [
  { key: 'open', total: open.length, list: open },
  { key: 'done', total: done.length, list: done },
  { key: null, total: 0, list: [] },
]

function open(calls: CallFakes, options: ScreenOptions = {}) {
  const all = { ...server, getAppRuntime: () => anApp([{ ...repairs, views: [board] }]), ...calls }
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path: '/app/app1/repair?view=board', messages, session, calls: all, ...options })
}

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))
const cardsIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

test('a board has a column for each option and one for none, with counts and cards, without a fault for assistive technology', async () => {
  const page = open({ listBoard: () => ({ columns: columns([aCard('r1')]), ...names }) }, { lang: 'en-US' })
  expect(await screen.findByRole('link', { name: '三楼灯坏了' })).toHaveAttribute('href', '/app/app1/repair/r1')
  expect(column('待处理').getByText('费用: 12,345.60')).toBeVisible()
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads).toEqual(['待处理1', '已完成0', 'Not set0'])
  expect(page.calls.asked('listBoard')).toEqual([{ appId: 'app1', entity: 'repair', view: 'board', most: 50 }])
  expect(await axeFaults(page.container)).toEqual([])
})

test('a card does not repeat what the record is called', async () => {
  const views = [{ ...board, fields: ['title', 'cost'] }]
  const getAppRuntime = () => anApp([{ ...repairs, views }])
  open({ getAppRuntime, listBoard: () => ({ columns: columns([aCard('r1')]), ...names }) })
  await screen.findByRole('link', { name: '三楼灯坏了' })
  expect(column('待处理').getByText(/^费用/)).toBeVisible()
  expect(column('待处理').getAllByText(/三楼灯坏了/)).toHaveLength(1)
})

test('a card is moved with its menu: at once in sight, sent against its revision, told, and the focus goes with it', async () => {
  const page = open({
    listBoard: () => ({ columns: columns([aCard('r1')]), ...names }),
    updateRecord: () => ({ rev: 5 }),
  })
  await page.user.click(await screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
  await page.user.click(screen.getByRole('menuitem', { name: '移到“已完成”' }))
  await waitFor(() => expect(cardsIn('已完成')).toEqual(['三楼灯坏了']))
  expect(cardsIn('待处理')).toEqual([])
  expect(screen.getByRole('link', { name: '三楼灯坏了' })).toHaveFocus()
  expect(await screen.findByRole('status')).toHaveTextContent('“三楼灯坏了”已移到“已完成”')
  expect(page.calls.asked('updateRecord')).toEqual([
    { appId: 'app1', entity: 'repair', id: 'r1', rev: 4, values: { state: 'done' } },
  ])
})

test('a move is undone against the revision that it made, and what is refused then is told', async () => {
  const page = open({
    listBoard: () => ({ columns: columns([aCard('r1')]), ...names }),
    updateRecord: () => ({ rev: 5 }),
  })
  const moveAndUndo = async () => {
    await page.user.click(await screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
    await page.user.click(screen.getByRole('menuitem', { name: '移到“已完成”' }))
    await page.user.click(await screen.findByRole('button', { name: '撤销' }))
  }
  await moveAndUndo()
  expect(await screen.findByText('“三楼灯坏了”已移到“待处理”')).toBeVisible()
  expect(page.calls.asked('updateRecord')[1]).toMatchObject({ id: 'r1', rev: 5, values: { state: 'open' } })
  expect(cardsIn('待处理')).toEqual(['三楼灯坏了'])
  page.calls.change({
    updateRecord: ({ values }) =>
      values['state'] === 'done' ? { rev: 6 } : new Problem('recordConflict', { fields: '状态' }),
  })
  await moveAndUndo()
  expect(await screen.findByText(/“状态”已被他人修改/)).toBeVisible()
})

test('a choice that is required and was not set is not offered to be undone', async () => {
  const fields = repairs.fields.map((field) => (field.key === 'state' ? { ...field, isRequired: true } : field))
  const unset = columns([]).map((one) => (one.key === null ? { ...one, total: 1, list: [aCard('r1')] } : one))
  const page = open({
    getAppRuntime: () => anApp([{ ...repairs, fields, views: [board] }]),
    listBoard: () => ({ columns: unset, ...names }),
    updateRecord: () => ({ rev: 5 }),
  })
  await page.user.click(await screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
  await page.user.click(screen.getByRole('menuitem', { name: '移到“已完成”' }))
  expect(await screen.findByText('“三楼灯坏了”已移到“已完成”')).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a refused move takes the card back and says why, also what a field refuses', async () => {
  const page = open({
    listBoard: () => ({ columns: columns([aCard('r1')]), ...names }),
    updateRecord: () => new Problem('recordConflict', { fields: '状态' }),
  })
  const moveTo = async (label: string) => {
    await page.user.click(await screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
    await page.user.click(screen.getByRole('menuitem', { name: label }))
  }
  await moveTo('移到“已完成”')
  expect(await screen.findByText(/“状态”已被他人修改/)).toBeVisible()
  expect(screen.getByText('“三楼灯坏了”未能移动')).toBeVisible()
  expect(cardsIn('待处理')).toEqual(['三楼灯坏了'])
  const refusal = new Problem('invalidInput', {}, { fields: [{ field: 'values.cost', msg: '请填写此项' }] })
  page.calls.change({ updateRecord: () => refusal })
  await moveTo('移到“未设置”')
  expect(await screen.findByText('费用：请填写此项')).toBeVisible()
  expect(cardsIn('待处理')).toEqual(['三楼灯坏了'])
})

test('a card is dragged into another column, and one that the caller may not move is neither dragged nor has a menu', async () => {
  const fixed = aCard('r2', { isMovable: false, values: { title: '空调漏水' } })
  const page = open({
    listBoard: () => ({ columns: columns([aCard('r1'), fixed]), ...names }),
    updateRecord: () => ({ rev: 5 }),
  })
  const [first, second] = await screen.findAllByRole('listitem')
  expect([first, second].map((card) => card?.getAttribute('draggable'))).toEqual(['true', 'false'])
  expect(screen.queryByRole('button', { name: '移动“空调漏水”' })).toBeNull()
  const dataTransfer = { setData: () => undefined }
  fireEvent.dragStart(first ?? document.body, { dataTransfer })
  const target = screen.getByRole('region', { name: /^已完成/ })
  const over = createEvent.dragOver(target)
  fireEvent(target, over)
  expect(over.defaultPrevented).toBe(true)
  fireEvent.drop(target)
  await waitFor(() => expect(page.calls.asked('updateRecord')).toMatchObject([{ id: 'r1', values: { state: 'done' } }]))
  expect(cardsIn('已完成')).toEqual(['三楼灯坏了'])
})

test('a card whose option was removed stands with those without one and says it, and its move is not offered to be undone', async () => {
  const gone = aCard('r1', { values: { ...aRecord().values, state: 'ended' } })
  const unset = columns([]).map((one) => (one.key === null ? { ...one, total: 1, list: [gone] } : one))
  const page = open({ listBoard: () => ({ columns: unset, ...names }), updateRecord: () => ({ rev: 5 }) })
  expect(await screen.findByText('状态：已移除的选项（ended）')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '移动“三楼灯坏了”' }))
  await page.user.click(screen.getByRole('menuitem', { name: '移到“已完成”' }))
  expect(await screen.findByText('“三楼灯坏了”已移到“已完成”')).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a choice that is required has no way to none', async () => {
  const fields = repairs.fields.map((field) => (field.key === 'state' ? { ...field, isRequired: true } : field))
  const page = open({
    getAppRuntime: () => anApp([{ ...repairs, fields, views: [board] }]),
    listBoard: () => ({ columns: columns([aCard('r1')]), ...names }),
  })
  await page.user.click(await screen.findByRole('button', { name: '移动“三楼灯坏了”' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['移到“已完成”'])
})

test('a board that cannot be read says so and can be asked again; more of a column is asked for', async () => {
  const failed = open({ listBoard: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  failed.unmount()
  const [first, ...others] = columns([aCard('r1')])
  const many = [...(first ? [{ ...first, total: 80 }] : []), ...others]
  const page = open({ listBoard: () => ({ columns: many, ...names }) })
  expect(await screen.findByText('还有 79 条')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '显示更多“待处理”的记录' }))
  await waitFor(() => expect(page.calls.asked('listBoard').at(-1)).toMatchObject({ most: 100 }))
  await page.user.type(screen.getByRole('searchbox', { name: '搜索记录' }), '灯')
  await waitFor(() => expect(page.calls.asked('listBoard').at(-1)).toMatchObject({ iSearch: '灯' }))
})
