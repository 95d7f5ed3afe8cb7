import { Problem } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import { act, screen } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

test('F03: an upload that an outage has stopped goes on by itself when it is over', async () => {
  let isAway = true
  const page = renderScreen(routes, {
    path: '/sysop/package',
    messages,
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
