import { screen, waitFor } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { type CallOutput, type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import {
  configured,
  axeFaults,
  renderScreen,
  signedInAs,
  testRequestId,
  type CallFakes,
} from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const signedIn: CallOutput<'signIn'> = {
  login: true,
  user_type: UserType.administrator,
  token: { accessToken: 'x', entId: 'acme1' },
  loginHomepage: '/space-acme1/user/workbench',
}
const ofAcme = signedInAs(UserType.administrator, { curEntId: 'acme1' })
const acme = { name: 'Acme', logo: null }
const others: CallFakes = { getEntrance: () => acme, listMessengers: () => [], listSignOns: () => [] }
const accepted: CallFakes = { signIn: () => signedIn, getLoginStatus: () => ofAcme }

function draw(path: string, calls: CallFakes = {}, lang: Lang = 'zh-CN') {
  return renderScreen(pages, { path, calls: { ...others, ...calls }, lang, messages, session: null })
}

async function signIn(
  { user }: { user: ReturnType<typeof draw>['user'] },
  loginId = 'admin',
  password = 'secret word',
) {
  await user.type(await screen.findByLabelText(/登录账号/), loginId)
  await user.type(screen.getByLabelText(/^密码/), `${password}{Enter}`)
}

test('the first field has the focus, so that a person can type at once', async () => {
  draw('/home/login')
  await waitFor(() => expect(screen.getByLabelText(/登录账号/)).toHaveFocus())
})

test('signing in reads the new session before going to where the server sends this kind of person', async () => {
  const page = draw('/home/login', accepted)
  await signIn(page)
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(page.calls.asked('signIn')).toEqual([{ loginId: 'admin', password: 'secret word', remember: false }])
  expect(atriumStore.get(sessionAtom)?.login).toBe(true)
})

test('a sign-in that brings the new session along needs no further call before the first page', async () => {
  const page = draw('/home/login', { signIn: () => ({ ...signedIn, session: ofAcme }) })
  await signIn(page)
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  expect(page.calls.asked('getLoginStatus')).toEqual([])
  expect(atriumStore.get(sessionAtom)?.curEntId).toBe('acme1')
})

test('a person returns to the page they came for', async () => {
  const page = draw('/home/login?url=%2Fspace-acme1%2Fhomepage%3Fq%3D1', accepted)
  await signIn(page)
  await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/homepage?q=1']))
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/home/login?url=/x'])(
  'a return address that is no page of ours leads home instead: %s',
  async (url) => {
    const page = draw(`/home/login?url=${encodeURIComponent(url)}`, accepted)
    await signIn(page)
    await waitFor(() => expect(page.portal.navigations).toEqual(['/space-acme1/user/workbench']))
  },
)

test('keeping the person signed in is asked of the server only when they chose it', async () => {
  const page = draw('/home/login', accepted)
  await page.user.click(await screen.findByLabelText('在此设备上保持登录'))
  await signIn(page)
  await waitFor(() => expect(page.calls.asked('signIn')[0]?.remember).toBe(true))
})

test('an unfilled form asks nothing of the server and says what is missing', async () => {
  const page = draw('/home/login')
  await page.user.click(await screen.findByRole('button', { name: '登录' }))
  expect(await screen.findByText('请填写登录账号')).toBeVisible()
  expect(screen.getByText('请填写密码')).toBeVisible()
  expect(screen.getByLabelText(/登录账号/)).toHaveFocus()
  expect(screen.getByLabelText(/登录账号/)).toBeInvalid()
})

test('wrong credentials are said plainly, with advice, and the password is ready to be typed again', async () => {
  const page = draw('/home/login', { signIn: () => new Problem('badCredentials') })
  await signIn(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确')
  expect(screen.getByRole('alert')).toHaveTextContent('请检查大小写')
  expect(screen.getByLabelText(/^密码/)).toHaveFocus()
  expect(page.portal.navigations).toEqual([])
})

test('a person outside of the enterprise is told so and shown the way without it', async () => {
  const page = draw('/space-acme1/home/login', { signIn: () => new Problem('spaceDenied') })
  await signIn(page)
  const link = await screen.findByRole('link', { name: '不指定企业登录' })
  expect(link).toHaveAttribute('href', '/home/login')
})

test('so is a person whose membership there is suspended (U04)', async () => {
  const page = draw('/space-acme1/home/login', { signIn: () => new Problem('membershipSuspended', { name: 'Acme' }) })
  await signIn(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('您在“Acme”的成员身份已被停用，请联系该企业的管理员')
  expect(screen.getByRole('link', { name: '不指定企业登录' })).toHaveAttribute('href', '/home/login')
})

test('a suspended enterprise is named as the reason', async () => {
  const page = draw('/space-acme1/home/login', { signIn: () => new Problem('spaceSuspended') })
  await signIn(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('该企业已被停用')
})

test('a fault of ours is told with the request id that finds it', async () => {
  const page = draw('/home/login', { signIn: () => new Problem('internal') })
  await signIn(page)
  expect(await screen.findByRole('alert')).toHaveTextContent('系统出现错误')
  expect(screen.getByRole('alert')).toHaveTextContent(testRequestId)
})

test('the password can be shown and hidden again', async () => {
  const { user } = draw('/home/login')
  await user.click(await screen.findByRole('button', { name: '显示密码' }))
  expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'password')
})

test('isadmin=1 shows the administrators’ variant over the same call, and keeps the way back', async () => {
  const page = draw('/home/login?isadmin=1&url=%2Fsysop%2Fenterprise', accepted)
  expect(await screen.findByRole('heading', { name: '管理员登录' })).toBeVisible()
  expect(screen.getByText(/系统更新期间，平台运营人员从这里登录/)).toBeVisible()
  expect(screen.getByRole('link', { name: '普通登录' })).toHaveAttribute(
    'href',
    '/home/login?url=%2Fsysop%2Fenterprise',
  )
  await signIn(page)
  await waitFor(() => expect(page.portal.navigations).toEqual(['/sysop/enterprise']))
})

test('a code by SMS is offered where the installation can send one, and never to administrators', async () => {
  configured()
  draw('/home/login?url=%2Fuser%2Fprofile').unmount()
  expect(screen.queryByRole('link', { name: '短信验证码登录' })).not.toBeInTheDocument()
  configured({ signInMethods: ['sms'] })
  const people = draw('/home/login?url=%2Fuser%2Fprofile')
  expect(screen.getByRole('link', { name: '短信验证码登录' })).toHaveAttribute(
    'href',
    '/sign/sms?url=%2Fuser%2Fprofile',
  )
  people.unmount()
  draw('/home/login?isadmin=1')
  expect(screen.queryByRole('link', { name: '短信验证码登录' })).not.toBeInTheDocument()
})

test('the page is whole in English', async () => {
  const { user } = draw('/home/login', { signIn: () => new Problem('badCredentials') }, 'en-US')
  await user.type(await screen.findByLabelText(/Username/), 'admin')
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('The username or password is incorrect')
  // The one Chinese word left is the name of the other language, in itself.
  expect(document.body.textContent?.replace('中文', '')).not.toMatch(/[\u4e00-\u9fff]/)
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = draw('/home/login', {}, lang)
  await screen.findAllByRole('button')
  expect(await axeFaults(container)).toEqual([])
})
