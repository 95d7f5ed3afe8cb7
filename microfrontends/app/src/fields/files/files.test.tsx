import { type Attachment, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { anApp, aRecord, names, opened, repairs, server } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const [plain] = repairs.fields
if (plain === undefined) throw new Error('a table has fields')
const papers = {
  ...plain,
  uid: 'fieldpapers',
  key: 'papers',
  label: '图纸',
  labelEn: '',
  type: 'file' as const,
  isRequired: false,
  mostFiles: 2,
}
const app = anApp([opened({ ...repairs, fields: [plain, papers] })])
const pdf: Attachment = {
  id: 'file1',
  name: '计划.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 1024,
  pictureUrl: null,
}
const picture: Attachment = { ...pdf, id: 'file2', name: '现场.png', mediaType: 'image/png', pictureUrl: '/picture' }
const files = { file1: pdf, file2: picture }
const record = {
  ...aRecord({ values: { title: '灯', papers: ['file1'] } }),
  ...names,
  files,
  editable: ['title', 'papers'],
  createdById: 'person3',
}

function open(path: string, calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.member)
  const all = { ...server, getAppRuntime: () => app, getRecord: () => record, ...calls }
  return renderScreen(routes, { path, messages, session, calls: all, ...options })
}

const edit = '/app/app1/repair/record1/edit'
const table = { appId: 'app1', entity: 'repair' }
const twelve = new File(['123456789012'], '现场.png')
const sends: CallFakes = {
  addRecordFile: () => ({ id: 'file2', offset: 0, partBytes: 8 }),
  addRecordFileBytes: ({ offset }) =>
    offset === 0 ? { id: 'file2', offset: 8, whole: null } : { id: 'file2', offset: 12, whole: picture },
}

test('a file is sent in parts, stands in the form, and is saved with the record', async () => {
  const page = open(edit, { ...sends, updateRecord: () => ({ rev: 5 }) })
  expect(await screen.findByText('最多 2 个，每个不超过 20 MB。可选类型：pdf, png')).toBeVisible()
  await page.user.upload(screen.getByLabelText('添加文件：图纸', { selector: 'input' }), twelve)
  const list = within(screen.getByRole('list', { name: '图纸' }))
  expect(await list.findByRole('button', { name: '移除：现场.png' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '添加文件：图纸' })).toBeDisabled())
  expect(await axeFaults(page.container)).toEqual([])
  expect(page.calls.asked('addRecordFile')).toEqual([{ ...table, field: 'papers', name: '现场.png', sizeBytes: 12 }])
  expect(page.calls.asked('addRecordFileBytes').map(({ offset }) => offset)).toEqual([0, 8])
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(page.calls.asked('updateRecord')[0]).toMatchObject({ values: { papers: ['file1', 'file2'] } }),
  )
})

test('nothing is saved without a file that is on its way', async () => {
  const never = () => new Promise<never>(() => undefined)
  const page = open(edit, { ...sends, addRecordFileBytes: never, updateRecord: () => ({ rev: 5 }) })
  await page.user.upload(await screen.findByLabelText('添加文件：图纸', { selector: 'input' }), twelve)
  await page.user.type(screen.getByRole('textbox', { name: /^标题/ }), '泡')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/文件尚未上传完成/))[0]).toBeVisible()
  expect(page.calls.asked('updateRecord')).toEqual([])
})

test('nothing is saved without a file that failed, and it is sent again from where it is', async () => {
  const failing = () => new Problem('overloaded', { seconds: 1 })
  const page = open(edit, { ...sends, addRecordFileBytes: failing, updateRecord: () => ({ rev: 5 }) })
  await page.user.upload(await screen.findByLabelText('添加文件：图纸', { selector: 'input' }), twelve)
  const retry = await screen.findByRole('button', { name: '重新上传：现场.png' })
  await page.user.type(screen.getByRole('textbox', { name: /^标题/ }), '泡')
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/文件上传失败，请重试或将其移除/))[0]).toBeVisible()
  expect(page.calls.asked('updateRecord')).toEqual([])
  page.calls.change({ addRecordFileBytes: () => ({ id: 'file2', offset: 12, whole: picture }) })
  await page.user.click(retry)
  await waitFor(() => expect(screen.queryByText('上传失败')).toBeNull())
  await page.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(page.calls.asked('updateRecord')).toHaveLength(1))
  expect(page.calls.asked('addRecordFile')).toHaveLength(1)
})

test('a file that is refused for what it is, is said and not offered again', async () => {
  const page = open(edit, { addRecordFile: () => new Problem('storageQuotaReached') }, { lang: 'en-US' })
  await page.user.upload(await screen.findByLabelText('Add files: 图纸', { selector: 'input' }), twelve)
  expect(await screen.findByRole('button', { name: 'Remove: 现场.png' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Upload again: 现场.png' })).toBeNull()
})

test('files of a record are fetched by a link; a picture stands small, and shows in full when it is pressed', async () => {
  const values = { title: '灯', papers: ['file1', 'file2'] }
  const page = open('/app/app1/repair/record1', {
    getRecord: () => ({ ...record, values }),
    linkRecordFile: () => new Problem('fileMissing'),
  })
  const small = await screen.findByRole('img', { name: '现场.png' })
  expect(small).toHaveAttribute('src', '/picture&as=small')
  expect(screen.queryByRole('button', { name: '下载附件：现场.png' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '下载附件：计划.pdf' }))
  await waitFor(() =>
    expect(page.calls.asked('linkRecordFile')).toEqual([{ ...table, id: 'record1', fileId: 'file1' }]),
  )
  await page.user.click(screen.getByRole('button', { name: '预览附件：现场.png' }))
  expect(await screen.findByRole('dialog', { name: '现场.png' })).toBeVisible()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await axeFaults(page.container)).toEqual([])
})

const photos = { ...papers, uid: 'fieldphotos', key: 'photos', label: '照片', type: 'image' as const, mostFiles: 9 }
const many = Object.fromEntries(
  [1, 2, 3, 4, 5].map((at) => [`p${at}`, { ...picture, id: `p${at}`, name: `${at}.png` }]),
)
const state = repairs.fields.find(({ key }) => key === 'state') ?? plain
const board = { key: 'board', label: '看板', labelEn: '', kind: 'board' as const, fields: ['photos'] }
const withPhotos = opened({ ...repairs, fields: [plain, state, photos] })
const views = [{ ...board, sort: null, groupBy: 'state', isFiltered: false }]
const shown = { ...names, files: many }
const lamp = aRecord({ values: { title: '灯', state: 'open', photos: Object.keys(many) } })

test('pictures of a record stand small in the list and on a board, the first three of them', async () => {
  const calls: CallFakes = {
    listRecords: () => ({ total: 1, list: [lamp], ...shown }),
    listBoard: () => ({ columns: [{ key: 'open', total: 1, list: [{ ...lamp, isMovable: true }] }], ...shown }),
  }
  for (const [path, ofTable] of [['/app/app1/repair', []] as const, ['/app/app1/repair?view=board', views] as const]) {
    const page = open(path, { ...calls, getAppRuntime: () => anApp([{ ...withPhotos, views: [...ofTable] }]) })
    expect(await screen.findByRole('img', { name: '1.png' })).toHaveAttribute('src', '/picture&as=small')
    expect(screen.getAllByRole('img')).toHaveLength(3)
    expect(screen.getByText('+2')).toBeVisible()
    expect(await axeFaults(page.container)).toEqual([])
    page.unmount()
  }
})

test('a picture without a small one is an icon with its name, once a link from now shows none either', async () => {
  const page = open('/app/app1/repair', {
    getAppRuntime: () => anApp([withPhotos]),
    listRecords: () => ({ total: 1, list: [lamp], ...shown }),
    linkRecordFile: () => ({ url: '/new?sign=s' }),
  })
  fireEvent.error(await screen.findByRole('img', { name: '1.png' }))
  await waitFor(() => expect(screen.getByRole('img', { name: '1.png' })).toHaveAttribute('src', '/new?sign=s&as=small'))
  fireEvent.error(screen.getByRole('img', { name: '1.png' }))
  expect(await screen.findByText('1.png')).toBeVisible()
  expect(page.calls.asked('linkRecordFile')).toEqual([{ ...table, id: 'record1', fileId: 'p1' }])
})

test('a picture of a record without a small one is an icon with its name, which still opens it', async () => {
  const bare = { ...many, p1: { ...picture, id: 'p1', name: '1.png', pictureUrl: null } }
  const page = open('/app/app1/repair/record1', {
    getAppRuntime: () => anApp([withPhotos]),
    getRecord: () => ({ ...record, ...shown, files: bare, values: lamp.values }),
    linkRecordFile: () => ({ url: '/linked' }),
  })
  const tile = within(await screen.findByRole('button', { name: '预览附件：1.png' }))
  expect(tile.getByText('1.png')).toBeVisible()
  expect(screen.getAllByRole('img')).toHaveLength(4)
  await page.user.click(screen.getByRole('button', { name: '预览附件：1.png' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1.png' }))
  expect(await dialog.findByRole('img')).toHaveAttribute('src', '/linked')
})
