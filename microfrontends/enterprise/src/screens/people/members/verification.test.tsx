import { screen, waitFor, within } from '@testing-library/react'
import { type MemberRow, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { aMember } from './given.ts'

const li = aMember({ userType: UserType.developer })

function draw(member: MemberRow) {
  const calls = { listMembers: () => ({ total: 1, list: [member] }), verifyMember: () => ({}) }
  const session = signedInAs(UserType.administrator)
  return renderScreen(routes, { path: '/enterprise/members', messages, session, calls })
}

async function choose({ user }: ReturnType<typeof draw>, action: string) {
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: action }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))
}

test('a member is marked as verified after a question', async () => {
  const page = draw(li)
  await choose(page, '标记为已认证')
  expect(await screen.findByText('已认证 李华')).toBeVisible()
  expect(page.calls.asked('verifyMember')).toEqual([{ userId: 'u1', isVerified: true, name: '李华' }])
})

test('a verified member is shown so, and the mark is taken back, also of the owner', async () => {
  const page = draw({ ...li, isVerified: true, canHandle: false })
  expect(await screen.findByText('已认证')).toBeVisible()
  await choose(page, '取消认证')
  await waitFor(() =>
    expect(page.calls.asked('verifyMember')).toEqual([{ userId: 'u1', isVerified: false, name: '李华' }]),
  )
})
