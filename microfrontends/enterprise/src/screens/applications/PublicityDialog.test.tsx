import { screen, waitFor } from '@testing-library/react'
import { type ManagedApplication, UserType } from '@atrium/shared-utility/contract'
import { built, choose, draw } from './given.tsx'

const open = (list: ManagedApplication[], userType: UserType = UserType.administrator) =>
  draw({ listManagedApplications: () => list, updateApplicationPublicity: () => ({}) }, { userType, entId: 'acme1' })

test('an administrator shows the page of an application to everyone, and sees its address', async () => {
  const { user, calls } = open([built, { ...built, id: 'site', name: '官网', isPublic: true }])
  expect(await screen.findByText('公开')).toBeVisible()
  await choose(user, '公开介绍', '资产台账')
  expect(await screen.findByText(/\/space-acme1\/appDetail\/assets$/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: '对所有人公开' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateApplicationPublicity')).toEqual([{ id: 'assets', isPublic: true }]))
})

test('a developer is not offered to show an application to everyone', async () => {
  const { user } = open([built], UserType.developer)
  await user.click(await screen.findByRole('button', { name: '资产台账 的操作' }))
  expect(screen.getByRole('menuitem', { name: '说明与分类' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: '公开介绍' })).toBeNull()
})
