import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { draftServer } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

function open(closedBy: 'audience' | 'role') {
  const session = signedInAs(UserType.developer)
  const { calls } = draftServer({ liveVersion: 1, closedBy })
  return renderScreen(routes, { path: '/builder/app1', messages, session, calls })
}

test('a maker whose application is not open to them is told so, and where it is set, instead of a way to a page that is not found', async () => {
  const page = open('audience')
  expect(await screen.findByText(/您不在可以使用此应用的人员之中/)).toBeVisible()
  const way = screen.getByRole('link', { name: '设置谁可以使用' })
  expect(way).toHaveAttribute('href', '/enterprise/applications?access=app1')
  expect(screen.queryByRole('link', { name: '打开应用' })).toBeNull()
  expect(await axeFaults(page.container)).toEqual([])
})

test('a maker without a role in the application is led to its roles', async () => {
  open('role')
  expect(await screen.findByText(/您在此应用中没有角色/)).toBeVisible()
  expect(screen.getByRole('link', { name: '查看角色与成员' })).toHaveAttribute('href', '/builder/app1?view=roles')
  expect(screen.queryByRole('link', { name: '打开应用' })).toBeNull()
})
