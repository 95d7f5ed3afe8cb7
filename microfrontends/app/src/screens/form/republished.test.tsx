import { Problem, type RuntimeEntity, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor } from '@testing-library/react'
import { aRecord, anApp, names, opened, places, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(path: string, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  return renderScreen(routes, { path, messages, session, calls: server, ...options })
}

/** The table without the field, and without the option of its state. */
const newer = opened({
  ...repairs,
  fields: repairs.fields.flatMap((field) => {
    if (field.key === 'cost') return []
    return [field.key === 'state' ? { ...field, options: field.options.filter(({ key }) => key !== 'open') } : field]
  }),
})
const refusal = (key: string, msg: string) =>
  new Problem('invalidInput', { details: `values.${key} ${msg}` }, { fields: [{ field: `values.${key}`, msg }] })
const published = (entity: RuntimeEntity): CallFakes => ({ getAppRuntime: () => anApp([entity]) })

test('a new record that is refused because a field is gone takes the new version, keeps what fits, and says what happened', async () => {
  const page = open('/app/app1/repair/new')
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '漏水')
  await page.user.type(screen.getByRole('textbox', { name: '费用' }), '9')
  await page.user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '待处理')
  page.calls.change({ ...published(newer), addRecord: () => refusal('cost', '不接受此项：cost') })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(
    await screen.findByText('应用已更新：字段“费用”已移除；“状态”不再有选项“待处理”。请核对后重新保存。'),
  ).toBeVisible()
  expect(screen.queryByText(/不接受此项/)).toBeNull()
  expect(screen.queryByRole('textbox', { name: '费用' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('漏水')
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveValue('')
  expect(await axeFaults(page.container)).toEqual([])
  page.calls.change({ addRecord: () => ({ id: 'record2', rev: 1 }) })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.address()).toBe('/app/app1/repair/record2'))
  expect(page.calls.asked('addRecord')[1]?.values).toEqual({ title: '漏水', urgent: false })
})

test('a field that is gone and began with something is not sent again, though the person touched nothing there', async () => {
  const fields = repairs.fields.map((field) => (field.key === 'cost' ? { ...field, initial: '10' } : field))
  const calls = { ...server, ...published({ ...repairs, fields }) }
  const page = open('/app/app1/repair/new', { calls, lang: 'en-US' })
  await page.user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Leak')
  page.calls.change({ ...published(newer), addRecord: () => refusal('cost', 'Not accepted: cost') })
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('The application was changed: field “费用” is gone. Check and save again.'),
  ).toBeVisible()
  page.calls.change({ addRecord: () => ({ id: 'record2', rev: 1 }) })
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.calls.asked('addRecord')).toHaveLength(2))
  expect(page.calls.asked('addRecord')[1]?.values).toEqual({ title: 'Leak', urgent: false })
})

test('a change that is refused because of a newer version is saved by it, with the record as it is then', async () => {
  const page = open('/app/app1/repair/record1/edit')
  await page.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '！')
  await page.user.clear(screen.getByRole('textbox', { name: '费用' }))
  const { cost: _gone, ...values } = aRecord().values
  page.calls.change({
    ...published(newer),
    getRecord: () => ({ ...aRecord({ values }), ...names, editable: newer.shown, createdById: 'person3' }),
    updateRecord: () => refusal('cost', '不接受此项：cost'),
  })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('应用已更新：字段“费用”已移除。请核对后重新保存。')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: '费用' })).toBeNull()
  page.calls.change({ updateRecord: () => ({ rev: 5 }) })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')).toHaveLength(2))
  expect(page.calls.asked('updateRecord')[1]?.values).toEqual({ title: '三楼灯坏了！' })
})

const readOnly = { ...repairs, acts: ['read' as const] }
test.each([
  ['add', 'of which the table is gone', 'appNotFound', [places], '数据表“报修单”已移除，或您的角色已不能使用它'],
  ['add', 'of a person who may not any more', 'actNotGranted', [readOnly], '您的角色已不能在“报修单”中新增记录'],
  ['change', 'of which the table is gone', 'appNotFound', [places], '数据表“报修单”已移除，或您的角色已不能使用它'],
  ['change', 'of a person who may not any more', 'actNotGranted', [readOnly], '您的角色已不能修改“报修单”的记录'],
] as const)('a form to %s a record %s says so once it is refused, and keeps what was typed', async (...asked) => {
  const [act, , code, entities, said] = asked
  const page = open(act === 'add' ? '/app/app1/repair/new' : '/app/app1/repair/record1/edit')
  const title = await screen.findByRole('textbox', { name: /^标题/ })
  await page.user.clear(title)
  await page.user.type(title, '漏水')
  const refuse = () => new Problem(code)
  page.calls.change({ getAppRuntime: () => anApp([...entities]), addRecord: refuse, updateRecord: refuse })
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(`${said}，因此无法保存。填写的内容仍在此页，可以复制。`)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('漏水')
})
