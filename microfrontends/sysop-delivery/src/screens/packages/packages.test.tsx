import { Problem, type MobilePackage } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'

const ready: MobilePackage = {
  id: 'p1',
  platform: 'apk',
  status: 'ready',
  fileName: 'field.apk',
  label: '外勤助手',
  packageName: 'com.example.field',
  versionName: '2.4.0',
  versionCode: '240',
  minOs: '24',
  sizeBytes: 20 * 1024 * 1024,
  receivedBytes: 20 * 1024 * 1024,
  refusal: null,
  force: false,
  toAll: false,
  enterprises: 0,
  downloads: 0,
  uploadedBy: '运营',
  uploadedById: 'u1',
  createdAt: '2026-03-05T08:00:00.000Z',
  publishedAt: null,
  icon: 'data:image/png;base64,iVBORw0KGgo=',
  iconBackground: null,
  sha256: 'abc',
  signer: 'def',
  notes: { 'zh-CN': '', 'en-US': '' },
  warnings: [],
  version: 3,
  downloadUrl: null,
}

function open(path: string, { row = ready, calls = {} }: { row?: MobilePackage; calls?: CallFakes } = {}) {
  const server: CallFakes = {
    listPackages: () => ({ total: 1, list: [row] }),
    getPackage: () => row,
    listPackageEnterprises: () => ({ total: 0, list: [] }),
    listPackageDownloads: () => ({ total: 0, list: [] }),
    suggestEnterprises: () => [{ entid: 'acme1', name: '晨光科技' }],
    ...calls,
  }
  return renderScreen(routes, { path, calls: server })
}

const list = '/sysop/package'
const one = '/sysop/package/apk/p1'

test('an operator sees each package with its version, and how it stands', async () => {
  const { container } = open(list)
  const row = await screen.findByRole('row', { name: /外勤助手/ })
  for (const text of ['Android', '2.4.0', '待发布', '20 MB']) expect(within(row).getByText(text)).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('one package shows its own icon', async () => {
  open(one)
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', ready.icon)
})

test('a file goes piece by piece, and after a break from where the server has it', async () => {
  const partBytes = 4
  let isBroken = true
  const page = open(list, {
    calls: {
      addPackage: () => ({ id: 'p9', status: 'uploading', offset: 0, partBytes }),
      addPackageBytes: ({ offset }) => {
        // What is likely to be over soon is not waited for by a person.
        if (offset === 4 && isBroken) return new Problem('forbidden')
        const at = Math.min(10, offset + partBytes)
        return { id: 'p9', status: at === 10 ? 'parsing' : 'uploading', offset: at }
      },
    },
  })
  await screen.findByRole('row', { name: /外勤助手/ })
  await page.user.upload(
    screen.getByLabelText('上传安装包', { selector: 'input' }),
    new File(['PK34567890'], 'new.apk'),
  )
  const go = await screen.findByRole('button', { name: '继续上传 new.apk' })
  isBroken = false
  await page.user.click(go)
  expect(await screen.findByText('上传完成 · 10 B')).toBeVisible()
  expect(page.calls.asked('addPackage')).toEqual([{ platform: 'apk', name: 'new.apk', sizeBytes: 10 }])
  expect(page.calls.asked('addPackageBytes').map(({ offset }) => offset)).toEqual([0, 4, 4, 8])
})

test('F03: a package that could not be looked into is kept: it says so, and where that is begun again', async () => {
  const row: MobilePackage = { ...ready, status: 'unread', label: null, icon: null }
  const page = open(one, { row, calls: { cancelPackage: () => ({}) } })
  expect(await screen.findByText(/文件已保存，但未能完成检查/)).toBeVisible()
  expect(screen.getByRole('link', { name: '前往任务' })).toHaveAttribute('href', '/sysop/job')
  expect(await axeFaults(page.container)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '放弃此安装包' }))
  expect(page.calls.asked('cancelPackage')).toEqual([{ platform: 'apk', id: 'p1' }])
})

test('what is unusual is said, and has to be confirmed where it is published', async () => {
  const row: MobilePackage = { ...ready, warnings: ['downgrade'] }
  const page = open(one, { row, calls: { publishPackage: () => ({ ...row, status: 'published', warnings: [] }) } })
  expect(await screen.findByText(/已发布过更高的版本/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }))
  await page.user.click(await dialog.findByRole('switch', { name: '我已确认' }))
  await page.user.type(dialog.getByRole('combobox', { name: '企业' }), '晨光')
  await page.user.click(await screen.findByRole('option', { name: '晨光科技' }))
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('“外勤助手”已发布')).toBeVisible()
  expect(page.calls.asked('publishPackage')[0]).toMatchObject({
    version: 3,
    data: { enterprises: ['acme1'], forceUpdate: false, confirmed: ['downgrade'] },
  })
})

/** So many enterprises have it, read in pages as the server gives them. */
function havers(total: number): CallFakes['listPackageEnterprises'] {
  return ({ iDisplayStart, iDisplayLength }) => {
    const all = Array.from({ length: total }, (_, at) => ({ entid: `e${at}`, name: `企业${at}` }))
    const page = all.slice(iDisplayStart, iDisplayStart + Math.min(200, iDisplayLength))
    return { total, list: page.map((one) => ({ ...one, published: true, forceUpdate: false, downloads: 0 })) }
  }
}

test('a search for enterprises that failed is not said to have found none', async () => {
  const page = open(one, { calls: { suggestEnterprises: () => new Problem('internal') } })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }))
  await page.user.type(await dialog.findByRole('combobox', { name: '企业' }), '晨光')
  expect(await screen.findByText('查找失败，请重试')).toBeVisible()
})

test('without an enterprise its field says that one is needed, and has the focus', async () => {
  const page = open(one, { calls: { publishPackage: () => ({ ...ready, status: 'published' }) } })
  await page.user.click(await screen.findByRole('button', { name: '发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }))
  await page.user.click(await dialog.findByRole('button', { name: '发布' }))
  const enterprises = dialog.getByRole('combobox', { name: '企业' })
  expect(enterprises).toHaveFocus()
  expect(enterprises).toHaveAccessibleDescription(/^请填写此项/)
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(page.calls.asked('publishPackage')).toEqual([])
  await page.user.click(dialog.getByRole('switch', { name: '全部企业' }))
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('“外勤助手”已发布')).toBeVisible()
})

test('a change of a package leaves it to all of the hundreds of enterprises that have it', async () => {
  const row: MobilePackage = { ...ready, status: 'published', enterprises: 450 }
  const page = open(one, { row, calls: { listPackageEnterprises: havers(450), publishPackage: () => row } })
  await page.user.click(await screen.findByRole('button', { name: '修改发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }))
  await page.user.click(await dialog.findByRole('button', { name: '发布' }))
  expect(await screen.findByText('“外勤助手”已发布')).toBeVisible()
  const [sent] = page.calls.asked('publishPackage')
  expect(sent?.data.enterprises).toEqual(Array.from({ length: 450 }, (_, at) => `e${at}`))
})

test('more enterprises than can be named are not replaced by fewer; to all it can be published', async () => {
  const row: MobilePackage = { ...ready, status: 'published', enterprises: 501 }
  const page = open(one, { row, calls: { listPackageEnterprises: havers(501), publishPackage: () => row } })
  await page.user.click(await screen.findByRole('button', { name: '修改发布' }))
  const dialog = within(await screen.findByRole('dialog', { name: '发布' }))
  expect(within(await dialog.findByRole('alert')).getByText(/501 家企业/)).toBeVisible()
  expect(dialog.queryByRole('combobox', { name: '企业' })).not.toBeInTheDocument()
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(page.calls.asked('publishPackage')).toEqual([])
  await page.user.click(dialog.getByRole('switch', { name: '全部企业' }))
  await page.user.click(dialog.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('“外勤助手”已发布')).toBeVisible()
  expect(page.calls.asked('publishPackage')[0]).toMatchObject({ data: { enterprises: 'all' } })
})

test('why a file is no package is said in a sentence', async () => {
  open(one, { row: { ...ready, status: 'rejected', refusal: 'bomb' } })
  expect(await screen.findByText(/可能是压缩炸弹/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '发布' })).not.toBeInTheDocument()
})

test('a link is made for an enterprise, and shown with its end', async () => {
  const row: MobilePackage = { ...ready, status: 'published' }
  const made = { url: 'https://portal.example/d/abc', installUrl: null, expiresAt: '2026-03-05T08:10:00.000Z' }
  const page = open(one, { row, calls: { linkPackage: () => made } })
  await page.user.click(await screen.findByRole('button', { name: '下载链接' }))
  await page.user.click(await screen.findByRole('button', { name: '生成链接' }))
  expect(await screen.findByText(made.url)).toBeVisible()
  expect(page.calls.asked('linkPackage')).toEqual([{ platform: 'apk', id: 'p1' }])
})

test('a package is withdrawn after a question that says what follows', async () => {
  const page = open(one, { calls: { withdrawPackage: () => ({}) } })
  await page.user.click(await screen.findByRole('button', { name: '撤回' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/30 天/)).toBeVisible()
  await page.user.click(question.getByRole('button', { name: '撤回' }))
  expect(await screen.findByText('“外勤助手”已撤回')).toBeVisible()
})
