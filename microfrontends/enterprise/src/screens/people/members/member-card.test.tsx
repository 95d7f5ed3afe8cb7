import { screen, waitFor, within } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { aMember } from './given.ts'

const li = aMember()
const department = { departmentId: 'd1', name: '研发部', nameEn: null, title: '工程师', isHead: false, isMain: true }

test('the name of a member opens their card above the list, which stays as it was', async () => {
  const { user } = renderScreen(routes, {
    path: '/enterprise/members?standing=active',
    messages,
    session: signedInAs(UserType.administrator),
    calls: {
      listMembers: () => ({ total: 1, list: [li] }),
      getColleague: () => ({
        userId: 'u1',
        name: '李华',
        isExternal: false,
        hasSignedIn: true,
        isVerified: false,
        departments: [department],
        phone: null,
      }),
    },
  })
  const name = await screen.findByRole('link', { name: '李华' })
  expect(name).toHaveAttribute('href', '/enterprise/members?standing=active&person=u1')
  await user.click(name)
  const card = within(await screen.findByRole('dialog', { name: /李华/ }))
  expect(await card.findByRole('button', { name: '研发部' })).toBeVisible()
  await user.click(card.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the name of a former member leads nowhere: they have no card any more', async () => {
  renderScreen(routes, {
    path: '/enterprise/members?standing=left',
    messages,
    session: signedInAs(UserType.administrator),
    calls: { listMembers: () => ({ total: 1, list: [{ ...li, leftAt: '2026-05-01T08:00:00.000Z' }] }) },
  })
  expect(await screen.findByText('李华')).toBeVisible()
  expect(screen.queryByRole('link', { name: '李华' })).toBeNull()
})
