import { screen, waitFor, within } from '@testing-library/react'
import { draw } from './given.tsx'

const everyone = { version: 1, audience: 'everyone' as const, isAskable: false, people: [], departments: [] }

test('an application that is opened to those chosen asks for one of them, and nothing is sent without', async () => {
  const { user, calls } = draw({
    getApplicationAccess: () => everyone,
  })
  await user.click(await screen.findByRole('button', { name: '可见范围 官网' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: /可见范围/ }), '指定的成员和部门')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(await dialog.findByText('请至少选择一名成员或一个部门')).toBeVisible()
  expect(calls.asked('updateApplicationAccess')).toEqual([])
})

test('an address that names an application opens whom it is open to, and closing it leaves the list', async () => {
  const { user } = draw(
    {
      getApplicationAccess: () => everyone,
    },
    { path: '/enterprise/applications?access=assets' },
  )
  await screen.findByRole('button', { name: '保存' })
  const dialog = within(screen.getByRole('dialog', { name: '谁可以使用“资产台账”' }))
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
