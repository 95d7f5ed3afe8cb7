import { noState, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { draftServer, given } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(calls: CallFakes, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.developer)
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls, ...options })
}

const labels = () => within(screen.getByRole('list', { name: '字段' })).getAllByRole('listitem')

test('a draft shows its tables and the fields of the first, in order, without a fault for assistive technology', async () => {
  const { container } = open(draftServer().calls, { lang: 'en-US' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Repairs' })).toBeVisible()
  const fields = within(screen.getByRole('list', { name: 'Fields' })).getAllByRole('listitem')
  expect(fields.map(({ textContent }) => textContent)).toEqual([
    'TitleText · title · Required',
    'StateSingle choice · state',
  ])
  expect(await screen.findByText('Not published yet.')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('a new table has a key from its English name and an id of 20 letters and digits, and is shown', async () => {
  const page = open(draftServer({ entities: [] }).calls)
  await page.user.click((await screen.findAllByRole('button', { name: '添加数据表' }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: '添加数据表' }))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '备件')
  await page.user.type(dialog.getByRole('textbox', { name: '英文名称' }), 'Spare parts')
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  expect(await screen.findByRole('heading', { level: 2, name: '备件' })).toBeVisible()
  expect(page.calls.asked('putEntity')).toEqual([
    {
      appId: 'app1',
      uid: expect.stringMatching(/^[a-z0-9]{20}$/),
      rev: 0,
      body: { key: 'spare_parts', label: '备件', labelEn: 'Spare parts', fields: [] },
    },
  ])
})

test('the maker chooses which choice is the state of a record, or none', async () => {
  const page = open(draftServer().calls, { lang: 'en-US' })
  const choose = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name: /^Edit table/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit table' }))
    await page.user.selectOptions(dialog.getByRole('combobox', { name: /^Status of a record/ }), name)
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  for (const name of ['State', 'None', 'Choose automatically']) await choose(name)
  const states = page.calls.asked('putEntity').map(({ body }) => body.state)
  expect(states).toEqual([expect.stringMatching(/^[a-z0-9]+$/), noState, undefined])
})

test('a relation says which table it names records of', async () => {
  const page = open(draftServer().calls)
  await page.user.click(await screen.findByRole('button', { name: '添加字段' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加字段' }))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), 'Earlier')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^类型/ }), '关联记录')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '关联的数据表' }), '报修单')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(labels()).toHaveLength(3))
  const [saved] = page.calls.asked('putEntity')
  expect(saved?.body.fields.at(-1)).toMatchObject({ key: 'earlier', type: 'relation', relatesTo: saved?.uid })
})

test('a new choice is saved with its options, whose keys follow from their names', async () => {
  const page = open(draftServer().calls)
  await page.user.click(await screen.findByRole('button', { name: '添加字段' }))
  const dialog = within(await screen.findByRole('dialog', { name: '添加字段' }))
  await page.user.type(dialog.getByRole('textbox', { name: /^名称/ }), '紧急程度')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: /^类型/ }), '单选')
  await page.user.click(dialog.getByRole('button', { name: '添加选项' }))
  await page.user.type(dialog.getByRole('textbox', { name: '选项 1' }), '高')
  await page.user.type(dialog.getByRole('textbox', { name: '选项 1 的英文名称' }), 'High')
  await page.user.click(dialog.getByRole('button', { name: '添加选项' }))
  // A new option has the focus: its name is typed at once.
  await page.user.keyboard('低')
  await page.user.selectOptions(dialog.getByRole('combobox', { name: '选项 1 的颜色' }), '红色')
  expect(await axeFaults(document.body)).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: '添加' }))
  await waitFor(() => expect(labels()).toHaveLength(3))
  expect(page.calls.asked('putEntity')[0]?.body.fields[2]).toMatchObject({
    key: 'field_1',
    type: 'choice',
    options: [
      { key: 'high', label: '高', labelEn: 'High', tone: 'error' },
      { key: 'option_1', label: '低', labelEn: '' },
    ],
  })
})

test('a field moves by its buttons and by Alt with an arrow, each saved at once against the newest revision', async () => {
  const page = open(draftServer().calls)
  await page.user.click(await screen.findByRole('button', { name: '下移 标题' }))
  await waitFor(() => expect(labels()[0]).toHaveTextContent('状态'))
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(labels()[0]).toHaveTextContent('标题'))
  expect(page.calls.asked('putEntity').map(({ rev }) => rev)).toEqual([3, 4])
  expect(page.portal.announcements).toContain('标题 已移到第 2 位，共 2 个字段')
})

test('a field is hidden and shown again, and deleted after a question that names it', async () => {
  const page = open(draftServer().calls)
  await page.user.click(await screen.findByRole('button', { name: '隐藏 状态' }))
  await page.user.click(await screen.findByRole('button', { name: '重新显示 状态' }))
  await page.user.click(await screen.findByRole('button', { name: '删除 状态' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '删除字段“状态”？' }))
  await page.user.click(dialog.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(labels()).toHaveLength(1))
  expect(page.calls.asked('putEntity').map(({ body }) => body.fields[1]?.isHidden)).toEqual([true, false, undefined])
})

test('a key that another field has is refused at the field, before it is sent', async () => {
  const page = open(draftServer().calls)
  await page.user.click(await screen.findByRole('button', { name: '编辑 状态' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  await page.user.clear(dialog.getByRole('textbox', { name: '标识' }))
  await page.user.type(dialog.getByRole('textbox', { name: '标识' }), 'title')
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('该标识已被使用，请换一个')).toBeVisible()
  expect(page.calls.asked('putEntity')).toEqual([])
})

test('what is published keeps key and type', async () => {
  const page = open(draftServer({ liveVersion: 1 }).calls)
  await screen.findByText('第一版')
  await page.user.click(await screen.findByRole('button', { name: '编辑 标题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  expect(await dialog.findByText('发布后不能修改：单行文本 · title')).toBeVisible()
  expect(dialog.queryByRole('combobox', { name: /^类型/ })).not.toBeInTheDocument()
})

test('after another person’s change the dialog keeps what was typed, and saves it on the newest version', async () => {
  const { draft, calls } = draftServer()
  const put = calls.putEntity
  const page = open({
    ...calls,
    putEntity: (input) => (input.rev < 7 ? new Problem('versionConflict') : (put?.(input) ?? { rev: 8 })),
  })
  await page.user.click(await screen.findByRole('button', { name: '编辑 标题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  await page.user.type(dialog.getByRole('textbox', { name: '填写说明' }), '一句话')
  const other = given.field({ uid: 'fieldother', key: 'other', label: '别人加的' })
  draft.entities = draft.entities.map((one) => ({ ...one, rev: 7, body: given.body([...one.body.fields, other]) }))
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await page.user.click(await dialog.findByRole('button', { name: '载入最新内容' }))
  expect(dialog.getByRole('textbox', { name: '填写说明' })).toHaveValue('一句话')
  await dialog.findByText(/已载入最新内容/)
  await page.user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(labels()).toHaveLength(3))
  const { rev, body } = page.calls.asked('putEntity').at(-1) ?? {}
  expect([rev, body?.fields[0]?.help, body?.fields[2]?.label]).toEqual([7, '一句话', '别人加的'])
})

test('a move after another person’s change loads theirs and says so', async () => {
  const page = open({ ...draftServer().calls, putEntity: () => new Problem('versionConflict') })
  await page.user.click(await screen.findByRole('button', { name: '下移 标题' }))
  expect(await screen.findByText(/其他人刚修改了该数据表，已载入最新内容/)).toBeVisible()
})

test('a problem of the draft leads to its place', async () => {
  const page = open(draftServer({ problems: [given.problem()] }).calls)
  await page.user.click(await screen.findByRole('button', { name: '“报修单”中“状态”还没有选项，请添加' }))
  const dialog = within(await screen.findByRole('dialog', { name: '编辑字段' }))
  expect(dialog.getByRole('textbox', { name: /^名称/ })).toHaveValue('状态')
})

test('the switch hides an application from members', async () => {
  const look = { icon: 'box', color: 'red' } as const
  const page = open({ ...draftServer({ liveVersion: 1, ...look }).calls, updateBuiltApplication: () => ({}) })
  await page.user.click(await screen.findByRole('switch', { name: '向成员显示' }))
  await waitFor(() => expect(page.calls.asked('updateBuiltApplication')).toHaveLength(1))
  expect(page.calls.asked('updateBuiltApplication')[0]).toMatchObject({ isVisible: false, name: '报修', ...look })
})

test('a draft says that members see it once it is published, and one in force leads to who may use it', async () => {
  const draft = open(draftServer().calls)
  expect(await screen.findByRole('switch', { name: '发布后向成员显示' })).toBeChecked()
  expect(screen.queryByRole('link', { name: '设置谁可以使用' })).toBeNull()
  draft.unmount()
  open(draftServer({ liveVersion: 1 }).calls)
  const link = await screen.findByRole('link', { name: '设置谁可以使用' })
  expect(link).toHaveAttribute('href', '/enterprise/applications?access=app1')
})

test('an application that is not there says so', async () => {
  open({ getApplicationDraft: () => new Problem('appNotFound') })
  expect(await screen.findByText(/未找到该应用或数据表/)).toBeVisible()
})
