import { screen, waitFor, within } from '@testing-library/react'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { routes } from '../../routes.tsx'
import { anAnnouncement, aServerWith } from './given.ts'

const all = '/space-e1/enterprise/announcements'
const session = signedInAs(UserType.administrator, { curEntId: 'e1' })

const plan = { id: 'f1', name: '安排.pdf', mediaType: 'application/pdf', sizeBytes: 1024, pictureUrl: null }
const photo = { ...plan, id: 'f2', name: '现场.png', mediaType: 'image/png', pictureUrl: '/picture' }

/** What a server says that takes a picture of eight bytes in two pieces. */
const takesPhoto: CallFakes = {
  addAnnouncementFile: () => ({ id: 'f2', offset: 0, partBytes: 4 }),
  addAnnouncementFileBytes: ({ offset }) =>
    offset === 0 ? { id: 'f2', offset: 4, whole: null } : { id: 'f2', offset: 8, whole: photo },
}

function draw(path: string, calls: CallFakes, lang: 'zh-CN' | 'en-US' = 'zh-CN') {
  return renderScreen(routes, { path, session, lang, calls })
}

test('the list says what each announcement is, whom it is for and how many have read it, and is filtered by state', async () => {
  const chosen = anAnnouncement({
    id: 'a2',
    title: '年会',
    audience: 'chosen',
    recipientNames: ['研发部'],
    recipientCount: 3,
  })
  const { calls, container } = draw(
    `${all}?status=published`,
    aServerWith(anAnnouncement({ level: 'critical' }), chosen),
  )
  const row = within(await screen.findByRole('row', { name: /放假通知/ }))
  expect(row.getByText('企业全体成员')).toBeVisible()
  expect(row.getByText('1 / 3 人')).toBeVisible()
  expect(screen.getByRole('row', { name: /年会/ })).toHaveTextContent('研发部')
  expect(row.getByRole('link', { name: '放假通知' })).toHaveAttribute('href', `${all}/a1`)
  expect(calls.asked('listAnnouncements')[0]).toMatchObject({ status: 'published' })
  expect(await axeFaults(container)).toEqual([])
})

test('an announcement to roles is written with its text, and names at least one recipient', async () => {
  const { user, calls } = draw(all, aServerWith())
  expect(await screen.findByText('还没有公告')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '撰写公告' }))
  const dialog = within(await screen.findByRole('dialog', { name: '撰写公告' }))
  await user.type(dialog.getByRole('textbox', { name: '中文标题' }), '放假通知')
  await user.selectOptions(dialog.getByRole('combobox', { name: '接收范围' }), 'chosen')
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(calls.asked('writeAnnouncement')).toEqual([])
  await user.click(dialog.getByRole('combobox', { name: '角色' }))
  await user.click(await screen.findByRole('option', { name: '主管' }))
  expect(dialog.getByText('主管')).toBeVisible()
})

test('one that is published is edited without its recipients, and sent with those that it has', async () => {
  const { user, calls } = draw(`${all}/a1`, aServerWith(anAnnouncement()))
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('combobox', { name: '接收范围' })).toBeNull()
  const title = dialog.getByRole('textbox', { name: '中文标题' })
  await user.clear(title)
  await user.type(title, '放假通知（更正）')
  await user.click(dialog.getByRole('button', { name: '保存更改' }))
  await waitFor(() =>
    expect(calls.asked('writeAnnouncement')).toEqual([
      expect.objectContaining({ id: 'a1', version: 2, titleZh: '放假通知（更正）', audience: 'everyone' }),
    ]),
  )
})

test('a file is sent in pieces within the form, shown to its author, and saved with what was there before', async () => {
  const { user, calls } = draw(`${all}/a1`, { ...aServerWith(anAnnouncement({ attachments: [plan] })), ...takesPhoto })
  const page = within(await screen.findByRole('region', { name: '中文读者看到的' }))
  expect(page.getByRole('button', { name: '下载附件：安排.pdf' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), new File(['12345678'], '现场.png'))
  expect(await dialog.findByRole('button', { name: '移除附件：现场.png' })).toBeVisible()
  expect(calls.asked('addAnnouncementFile')).toEqual([{ name: '现场.png', sizeBytes: 8 }])
  expect(calls.asked('addAnnouncementFileBytes')).toEqual([
    { id: 'f2', offset: 0 },
    { id: 'f2', offset: 4 },
  ])
  await user.click(dialog.getByRole('button', { name: '预览' }))
  expect(dialog.getAllByRole('img', { name: '现场.png' })[0]).toHaveAttribute('src', '/picture&as=small')
  await user.click(dialog.getByRole('button', { name: '保存更改' }))
  await waitFor(() => expect(calls.asked('writeAnnouncement')).toMatchObject([{ attachments: ['f1', 'f2'] }]))
})

test('what is refused is said with its file, nothing is saved over it, and it is gone once it is removed', async () => {
  const full = new Problem('storageQuotaReached')
  const calls = { ...aServerWith(anAnnouncement()), ...takesPhoto, addAnnouncementFile: () => full }
  const page = draw(`${all}/a1`, calls)
  const { user } = page
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(await dialog.findByLabelText('选择文件', { selector: 'input' }), new File(['1'], '现场.png'))
  expect(await dialog.findByText(/存储空间/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '保存更改' }))
  expect(await dialog.findByText(/部分附件尚未上传完成/)).toBeVisible()
  expect(page.calls.asked('writeAnnouncement')).toEqual([])
  await user.click(dialog.getByRole('button', { name: '移除附件：现场.png' }))
  await user.click(dialog.getByRole('button', { name: '保存更改' }))
  await waitFor(() => expect(page.calls.asked('writeAnnouncement')).toMatchObject([{ attachments: [] }]))
})

test('a file of an announcement is fetched by its author with a link for that announcement', async () => {
  const { user, calls } = draw(`${all}/a1`, {
    ...aServerWith(anAnnouncement({ attachments: [plan] })),
    linkAnnouncementFile: () => new Problem('fileMissing'),
  })
  const page = within(await screen.findByRole('region', { name: '中文读者看到的' }))
  await user.click(page.getByRole('button', { name: '下载附件：安排.pdf' }))
  expect(await screen.findByText('文件已不存在')).toBeVisible()
  expect(calls.asked('linkAnnouncementFile')).toEqual([{ id: 'f1', of: 'a1' }])
})

test('the page of an announcement shows who has read it, and reminds the others after a question', async () => {
  const { user, calls, container } = draw(`${all}/a1?tab=readers&hasRead=false`, aServerWith(anAnnouncement()))
  expect(await screen.findByRole('row', { name: /李雷/ })).toHaveTextContent('已读')
  expect(screen.getByRole('row', { name: /韩梅/ })).toHaveTextContent('未读')
  expect(calls.asked('listAnnouncementReaders')[0]).toMatchObject({ id: 'a1', hasRead: false })
  expect(await axeFaults(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: '提醒未读成员' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: '提醒 2 位未读成员？' })).getByRole('button', {
      name: '提醒',
    }),
  )
  await waitFor(() => expect(calls.asked('remindAnnouncementReaders')).toEqual([{ id: 'a1' }]))
})

test('who was reminded within a day is not reminded again, and when that was is said', async () => {
  draw(`${all}/a1?tab=readers`, aServerWith(anAnnouncement({ remindedAt: new Date().toISOString() })))
  expect(await screen.findByRole('button', { name: '提醒未读成员' })).toBeDisabled()
  expect(screen.getByText(/24 小时后可再次提醒/)).toBeVisible()
})

test('a draft has no readers yet, and is published or deleted after a question', async () => {
  const { user, calls, address } = draw(`${all}/a1`, aServerWith(anAnnouncement({ status: 'draft', publishAt: null })))
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /放假通知/ }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('发布')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '发布' }))
  await waitFor(() => expect(calls.asked('publishAnnouncement')).toEqual([{ id: 'a1', version: 2 }]))
  expect(screen.queryByRole('tab', { name: '阅读情况' })).toBeNull()
  await choose('删除')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(address()).toBe(all))
})

test('one that is not there says so with a way to try again and the way back; the page is whole in English', async () => {
  const calls = { ...aServerWith(), getAnnouncement: () => new Problem('messageNotFound') }
  draw(`${all}/a1`, calls, 'en-US')
  expect(await screen.findByRole('link', { name: 'Announcements' })).toHaveAttribute('href', all)
  expect(document.body).not.toHaveTextContent(/[一-鿿]/)
})
