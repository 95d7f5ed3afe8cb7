import { screen, waitFor } from '@testing-library/react'
import { type ManagedApplication, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const built: ManagedApplication = {
  id: 'assets',
  name: '资产台账',
  nameEn: 'Assets',
  icon: null,
  description: '一物一码',
  categoryId: null,
  sort: 5,
  kind: 'built',
  visible: true,
  isPublished: true,
  ownUrl: null,
  audience: 'everyone',
  isAskable: false,
  isPublic: false,
  people: 0,
  departments: 0,
}

function draw(list: ManagedApplication[], userType: UserType = UserType.administrator) {
  return renderScreen(routes, {
    path: '/enterprise/applications',
    messages,
    session: signedInAs(userType, { curEntId: 'acme1' }),
    calls: {
      listManagedApplications: () => list,
      listApplicationCategories: () => [],
      listApplicationRequests: () => ({ total: 0, list: [] }),
      updateApplicationPublicity: () => ({}),
    },
  })
}

test('an administrator shows the page of an application to everyone, and sees its address', async () => {
  const { user, calls } = draw([built, { ...built, id: 'site', name: '官网', isPublic: true }])
  expect(await screen.findByText('公开')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '公开介绍 资产台账' }))
  expect(await screen.findByText(/\/space-acme1\/appDetail\/assets$/)).toBeVisible()
  await user.click(screen.getByRole('switch', { name: '对所有人公开' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(calls.asked('updateApplicationPublicity')).toEqual([{ id: 'assets', isPublic: true }]))
})

test('a developer is not offered to show an application to everyone', async () => {
  draw([built], UserType.developer)
  await screen.findByText('资产台账')
  expect(screen.queryByRole('button', { name: /公开介绍/ })).toBeNull()
})
