import { Problem, type UserAccount, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, type ScreenOptions, signedInAs } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aUser } from '../users/given.ts'

const at = '2026-03-05T08:00:00.000Z'
const membership = { userType: UserType.administrator, membership: 'active', joinedAt: at, lastUsedAt: at } as const
const person: UserAccount = {
  ...aUser(),
  memberships: [
    { ...membership, entid: 'acme1', entName: 'Acme' },
    { ...membership, entid: 'beta', entName: 'Beta', userType: UserType.member, membership: 'suspended' },
  ],
  factors: [{ kind: 'passkey', name: 'Laptop', since: at, lastUsedAt: null }],
}

function open(calls: CallFakes = {}, options: ScreenOptions = {}) {
  const session = signedInAs(UserType.operator, { isRoot: true })
  const server = { getUser: () => person, ...calls }
  return renderScreen(routes, { path: '/sysop/users/u1', messages, calls: server, session, ...options })
}

test('a person has a page with what they are, where they belong and what proves them', async () => {
  const { container } = open()
  expect(await screen.findByRole('heading', { level: 1, name: '李华' })).toBeVisible()
  const enterprises = within(screen.getByRole('list', { name: '所属企业' }))
  expect(enterprises.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/sysop/enterprise/acme1')
  expect(enterprises.getByText('已停用')).toBeVisible()
  expect(screen.getByText('通行密钥：Laptop')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('an operator suspends a person on their page, and the page says so', async () => {
  const { user, calls } = open({ updateUser: () => aUser({ status: 'suspended' }) })
  await user.click(await screen.findByRole('button', { name: '李华 的操作' }))
  await user.click(screen.getByRole('menuitem', { name: '停用' }))
  const dialog = await screen.findByRole('alertdialog', { name: '停用“李华”？' })
  calls.change({ getUser: () => ({ ...person, status: 'suspended' }) })
  await user.click(within(dialog).getByRole('button', { name: '停用' }))
  await waitFor(() => expect(screen.getAllByText('已停用')).toHaveLength(2))
  expect(calls.asked('updateUser')).toEqual([
    { userid: 'u1', version: 3, status: 'suspended', onceKey: expect.any(String) },
  ])
})

test.each([
  ['sessions', 'listLiveSessions', { userid: 'u1' }],
  ['signIns', 'listSignIns', { iSearch: 'u1' }],
  ['acts', 'listAudit', { actor: 'li.hua' }],
  ['about', 'listAudit', { target: 'u1' }],
  ['jobs', 'listJobs', { userid: 'u1' }],
] as const)('the part %s asks %s for what belongs to this person', async (tab, call, asked) => {
  const { calls } = open(
    { [call]: () => ({ total: 0, list: [] }), listAuditActions: () => [] },
    { path: `/sysop/users/u1?tab=${tab}` },
  )
  await waitFor(() => expect(calls.asked(call)[0]).toMatchObject(asked))
})

test('a person without enterprise and factor is said to have none', async () => {
  open({ getUser: () => ({ ...person, memberships: [], factors: [], lastLoginAt: null }) }, { lang: 'en-US' })
  expect(await screen.findByText('Not a member of any enterprise.')).toBeVisible()
  expect(screen.getByText('Not set up: signs in with the password alone.')).toBeVisible()
  expect(screen.getByText('Never signed in')).toBeVisible()
})

test('a person who is not there is said to be unknown, with the way back', async () => {
  open({ getUser: () => new Problem('userNotFound') })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: '用户' })).toHaveAttribute('href', '/sysop/users')
})
