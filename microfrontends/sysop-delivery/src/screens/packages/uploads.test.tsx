import { Problem } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import { act, screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { packageUploads } from './package-uploads.ts'

test('F03: an upload that an outage has stopped goes on by itself when it is over', async () => {
  let isAway = true
  const page = renderScreen(routes, {
    path: '/sysop/package',
    calls: {
      listPackages: () => ({ total: 0, list: [] }),
      addPackage: () => ({ id: 'p9', status: 'uploading', offset: 0, partBytes: 16 }),
      addPackageBytes: () =>
        isAway ? new Problem('databaseUnavailable') : { id: 'p9', status: 'parsing', offset: 10 },
    },
  })
  const input = await screen.findByLabelText('上传安装包', { selector: 'input' })
  await page.user.upload(input, new File(['PK34567890'], 'out.apk'))
  await screen.findByRole('button', { name: '继续上传 out.apk' })
  isAway = false
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('上传完成 · 10 B')).toBeVisible()
})

test('S51: a file that is no package is refused for good: nothing goes on with it, and nothing of it is left on the server', async () => {
  const page = renderScreen(routes, {
    path: '/sysop/package',
    calls: {
      listPackages: () => ({ total: 0, list: [] }),
      addPackage: () => ({ id: 'p9', status: 'uploading', offset: 0, partBytes: 16 }),
      addPackageBytes: () => new Problem('packageNoZip'),
      cancelPackage: () => ({}),
    },
  })
  const input = await screen.findByLabelText('上传安装包', { selector: 'input' })
  await page.user.upload(input, new File(['<html>'], 'page.apk'))
  expect(await screen.findByText('上传被拒绝')).toBeVisible()
  expect(screen.getByText(/文件内容不是安装包/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /继续上传/ })).toBeNull()
  expect(page.calls.asked('cancelPackage')).toEqual([{ platform: 'apk', id: 'p9' }])
  await page.user.click(screen.getByRole('button', { name: '将 page.apk 从列表移除' }))
  expect(screen.queryByText('page.apk')).toBeNull()
})

test('an empty file is refused in words before anything is sent, and nothing goes on with it', async () => {
  const page = renderScreen(routes, {
    path: '/sysop/package',
    calls: { listPackages: () => ({ total: 0, list: [] }) },
  })
  const input = await screen.findByLabelText('上传安装包', { selector: 'input' })
  await page.user.upload(input, new File([], 'empty.apk'))
  expect(await screen.findByText('上传被拒绝')).toBeVisible()
  expect(screen.getByText(/文件是空的/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /继续上传/ })).toBeNull()
  expect(page.calls.asked('addPackage')).toEqual([])
})

test('those that have ended are removed from the list together, and what is on its way stays', async () => {
  packageUploads.dismiss(...packageUploads.all().map(({ key }) => key))
  const page = renderScreen(routes, {
    path: '/sysop/package',
    calls: {
      listPackages: () => ({ total: 0, list: [] }),
      addPackage: () => ({ id: 'p9', status: 'uploading', offset: 0, partBytes: 16 }),
      addPackageBytes: () => ({ id: 'p9', status: 'parsing', offset: 10 }),
    },
  })
  const input = await screen.findByLabelText('上传安装包', { selector: 'input' })
  await page.user.upload(input, new File(['PK34567890'], 'one.apk'))
  expect(await screen.findByText('上传完成 · 10 B')).toBeVisible()
  expect(screen.queryByRole('button', { name: /清除已结束的/ })).toBeNull()
  await page.user.upload(input, new File([], 'empty.apk'))
  const clear = await screen.findByRole('button', { name: '清除已结束的 2 项' })
  page.calls.change({ addPackageBytes: () => new Problem('forbidden') })
  await page.user.upload(input, new File(['PK34567890'], 'late.apk'))
  await screen.findByRole('button', { name: '继续上传 late.apk' })
  await page.user.click(clear)
  const left = within(screen.getByRole('list', { name: '正在上传' })).getAllByRole('listitem')
  expect(left.map((one) => one.textContent)).toEqual([expect.stringMatching(/^late.apk/)])
  expect(clear).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})
