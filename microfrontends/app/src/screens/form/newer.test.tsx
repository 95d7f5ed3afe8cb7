import { type AppRecord, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, happen, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aRecord, names, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open() {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path: '/app/app1/repair/record1/edit', messages, session, calls: server })
}
const found = (values: AppRecord['values'], changes: Partial<AppRecord> = {}): CallFakes => ({
  getRecord: () => ({
    ...aRecord({ rev: 6, values: { ...aRecord().values, ...values }, ...changes }),
    ...names,
    editable: repairs.shown,
    createdById: 'person3',
  }),
})
const news = () => act(() => happen({ kind: 'records', payload: { appId: 'app1', entityUid: repairs.uid } }))
const title = () => screen.findByRole('textbox', { name: /^标题/ })

test('an open form says that and what a colleague has changed; to take it over keeps what was typed, and is saved against the newest', async () => {
  const page = open()
  await page.user.type(await title(), '！')
  page.calls.change(found({ title: '四楼灯坏了', details: '改过' }))
  news()
  expect(await screen.findByText('王五 修改了该记录')).toBeVisible()
  expect(screen.getByText('标题：三楼灯坏了 → 四楼灯坏了')).toBeVisible()
  expect(await title()).toHaveValue('三楼灯坏了！')
  expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue('走廊尽头')
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '载入最新内容' }))
  expect(await screen.findByText(/^已载入最新内容/)).toBeVisible()
  expect(screen.queryByText('王五 修改了该记录')).toBeNull()
  expect(screen.getByText('其他人已改为“四楼灯坏了”')).toBeVisible()
  expect(await title()).toHaveValue('三楼灯坏了！')
  expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue('改过')
  await page.user.type(await title(), '！')
  expect(await title()).toHaveValue('三楼灯坏了！！')
  page.calls.change({ updateRecord: () => ({ rev: 7 }) })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')).toHaveLength(1))
  expect(page.calls.asked('updateRecord')[0]).toMatchObject({ rev: 6, values: { title: '三楼灯坏了！！' } })
})

test.each([
  ['recordConflict', found({ title: '四楼灯坏了' }), /标题.*已被他人修改/],
  ['recordNotFound', { getRecord: () => new Problem('recordNotFound') }, /未找到该记录/],
] as const)('a save that is refused with %s is told in one notice, not in two', async (code, now, told) => {
  const page = open()
  await page.user.type(await title(), '！')
  page.calls.change({ ...now, updateRecord: () => new Problem(code, { fields: '标题' }) })
  news()
  const before = await screen.findByRole('alert')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(told)).toBeVisible()
  await waitFor(() => expect(before).not.toBeInTheDocument())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('of a change to what the person does not see, the form says nothing', async () => {
  const page = open()
  await title()
  page.calls.change(found({}))
  news()
  await waitFor(() => expect(page.calls.asked('getRecord')).toHaveLength(2))
  expect(screen.queryByText(/修改了该记录/)).toBeNull()
})

test('where the record is gone, or may not be changed any more, the form says so and keeps what was typed', async () => {
  const page = open()
  await page.user.type(await title(), '！')
  page.calls.change({ getRecord: () => new Problem('recordNotFound') })
  news()
  expect(await screen.findByText(/未找到该记录/)).toBeVisible()
  expect(await title()).toHaveValue('三楼灯坏了！')
  page.calls.change(found({}, { can: { change: false, delete: false } }))
  news()
  expect(await screen.findByText('您的角色不能修改该记录')).toBeVisible()
  expect(await title()).toHaveValue('三楼灯坏了！')
})

test('a form that cannot take the newer values over says why, and offers it again', async () => {
  const page = open()
  await title()
  page.calls.change(found({ details: '改过' }))
  news()
  const take = await screen.findByRole('button', { name: '载入最新内容' })
  page.calls.change({ getRecord: () => new Problem('internal') })
  await page.user.click(take)
  expect(await screen.findByText(/系统出现错误/)).toBeVisible()
  expect(screen.getByRole('button', { name: '载入最新内容' })).toBeEnabled()
})
