import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const session = signedInAs(UserType.member, { curEntId: 'a1' })
const signedIn = {
  login: true as const,
  user_type: UserType.member,
  token: { accessToken: 'x', entId: 'a1' },
  loginHomepage: '/space-a1/user/workbench',
  session,
  done: 'signedIn' as const,
}

function comeBack(finishSignOn: CallFakes['finishSignOn'], query = 'state=s&code=c') {
  return renderScreen(routes, {
    path: `/space-a1/home/signOn?${query}`,
    messages,
    session: null,
    calls: { finishSignOn },
  })
}

test('a person who comes back goes on to the page first asked for, and the answer is handed in once', async () => {
  const { portal, calls } = comeBack(() => ({ ...signedIn, url: '/space-a1/homepage?q=1' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-a1/homepage?q=1']))
  expect(calls.asked('finishSignOn')).toEqual([{ state: 's', code: 'c' }])
})

test('of a sign-in that has run out nothing is asked to be corrected', async () => {
  comeBack(() => new Problem('signOnExpired'))
  expect(await screen.findByText(/登录已过期/)).toBeVisible()
  expect(screen.queryByText(/请按提示修改/)).toBeNull()
})

test('an address that leads away is not followed', async () => {
  const { portal } = comeBack(() => ({ ...signedIn, url: '//evil.example' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-a1/user/workbench']))
})

test('a refusal is said in words, with the way back to the sign-in page', async () => {
  const { container } = comeBack(() => new Problem('signOnUnknown'))
  expect(await screen.findByText(/没有与此身份关联的账号/)).toBeVisible()
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/space-a1/home/login')
  expect(await axeFaults(container)).toEqual([])
})

test('opened alone it says what it is for, with the way to the sign-in page, and hands nothing in', async () => {
  const { calls } = comeBack(() => new Problem('internal'), 'q=1')
  expect(await screen.findByText(/请从登录页开始/)).toBeVisible()
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/space-a1/home/login')
  expect(screen.queryByText(/请按提示修改/)).toBeNull()
  expect(calls.asked('finishSignOn')).toEqual([])
})

const letIn = () => ({ done: 'returning' as const, entName: '宏远制造', state: 'back' })

test('a person who had left is asked whether they come back, and nothing happens before (U05)', async () => {
  const { user, portal, calls, container } = renderScreen(routes, {
    path: '/space-a1/home/signOn?state=s&code=c',
    messages,
    session: null,
    calls: { finishSignOn: letIn, returnBySignOn: () => ({ ...signedIn, url: '/space-a1/homepage' }) },
  })
  const join = await screen.findByRole('button', { name: '重新加入并登录' })
  expect(screen.getByText(/宏远制造/)).toBeVisible()
  expect([calls.asked('returnBySignOn'), portal.navigations]).toEqual([[], []])
  expect(await axeFaults(container)).toEqual([])
  await user.click(join)
  await waitFor(() => expect(portal.navigations).toEqual(['/space-a1/homepage']))
  expect(calls.asked('returnBySignOn')).toEqual([{ state: 'back' }])
})

test('U05: what refuses that is said in its place', async () => {
  const { user } = renderScreen(routes, {
    path: '/space-a1/home/signOn?state=s&code=c',
    messages,
    session: null,
    calls: { finishSignOn: letIn, returnBySignOn: () => new Problem('enterpriseFull') },
  })
  await user.click(await screen.findByRole('button', { name: '重新加入并登录' }))
  expect(await screen.findByText(/用户数已达上限/)).toBeVisible()
})

const middle = '/space-a1/loginMiddle?originType=loginApp&url=%2Fhomepage%3Fq%3D1'
const signInPage = '/space-a1/home/login?url=%2Fspace-a1%2Fhomepage%3Fq%3D1'
const provider = { id: 'p1', name: 'Company' }
const startSignOn = () => ({ authorizationUrl: '/provider' })

test.each<[string, CallFakes, string]>([
  ['the one provider', { listSignOns: () => [provider], startSignOn }, '/provider'],
  ['the sign-in page among several', { listSignOns: () => [provider, { ...provider, id: 'p2' }] }, signInPage],
  ['the sign-in page without any', { listSignOns: () => [] }, signInPage],
  ['the sign-in page when the provider is out of order', { listSignOns: () => new Problem('internal') }, signInPage],
])('from the middle page a stranger goes to %s', async (_where, calls, expected) => {
  const { portal } = renderScreen(routes, { path: middle, messages, session: null, calls })
  await waitFor(() => expect(portal.navigations).toEqual([expected]))
})

test('a signed-in person goes from the middle page straight to the page', async () => {
  const { portal } = renderScreen(routes, { path: middle, messages, session })
  await waitFor(() => expect(portal.navigations).toEqual(['/space-a1/homepage?q=1']))
})

const told = {
  connector: 'Entra',
  name: '王芳',
  email: 'fang@acme.example',
  emailVerified: null,
  claims: ['sub', 'email', 'upn'],
  verdict: 'unsaid' as const,
  isJoiningOn: true,
}
const url = '/space-a1/enterprise/sign-on'

test('an administrator who tries a provider out reads what it sends, and what to do, and stays who they are (R3)', async () => {
  const { portal, container } = comeBack(() => ({ done: 'tried' as const, url, told }))
  expect(await screen.findByText('“Entra”返回的信息')).toBeVisible()
  expect(screen.getByText(/没有说明邮箱是否已验证/)).toBeVisible()
  expect(screen.getByText('sub, email, upn')).toBeVisible()
  expect(screen.getByText('未返回')).toBeVisible()
  expect(screen.getByRole('link', { name: '返回身份提供方设置' })).toHaveAttribute('href', url)
  expect(portal.navigations).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('the result of a test sign-in says that the provider works, and that it admits no new members yet (R3)', async () => {
  const good = { ...told, emailVerified: 'true', verdict: 'joins' as const, isJoiningOn: false }
  comeBack(() => ({ done: 'tried' as const, url: '//evil.example', told: good }))
  expect(await screen.findByText(/邮箱符合要求.*未开启首次登录自动成为成员/)).toBeVisible()
  expect(screen.getByRole('link', { name: '返回身份提供方设置' })).toHaveAttribute('href', url)
})
