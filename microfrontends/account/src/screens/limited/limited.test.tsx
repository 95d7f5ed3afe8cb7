import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import enUS from '../../messages/en-US.json'
import zhCN from '../../messages/zh-CN.json'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

const words = {
  'zh-CN': { title: '本次登录仅限“Acme”使用', leave: '换一种方式登录', profile: '个人中心' },
  'en-US': { title: 'This sign-in is limited to “Acme”', leave: 'Sign in another way', profile: 'My account' },
} as const

/** Whatever is of the account is refused here, so a page that asked for it would show the refusal. */
function draw(path: string, { lang = 'zh-CN', calls = {} }: { lang?: 'zh-CN' | 'en-US'; calls?: CallFakes } = {}) {
  return renderScreen(routes, {
    path,
    lang,
    messages: { 'zh-CN': zhCN, 'en-US': enUS },
    session: signedInAs(UserType.member, { curEntId: 'a1', lang, limitedTo: { entId: 'a1', name: 'Acme' } }),
    calls: {
      getOwnAccount: () => new Problem('accountOutOfReach'),
      listOwnSessions: () => new Problem('accountOutOfReach'),
      ...calls,
    },
  })
}

test.each(['zh-CN', 'en-US'] as const)(
  'T01: the profile says once why the account is out of reach, in %s',
  async (lang) => {
    const { container, calls } = draw('/space-a1/user/profile', { lang })
    expect(await screen.findByText(words[lang].title)).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(calls.asked('getOwnAccount')).toEqual([])
    expect(await axeFaults(container)).toEqual([])
  },
)

test('T01: the way to the account signs out and leads back to the page', async () => {
  const { user, portal } = draw('/space-a1/user/profile', { calls: { signOut: () => ({}) } })
  await user.click(await screen.findByRole('button', { name: words['zh-CN'].leave }))
  const page = encodeURIComponent('/space-a1/user/profile')
  await waitFor(() => expect(portal.navigations).toEqual([`/home/login?url=${page}`]))
})

test('a person who cannot sign out is told so and stays (T01)', async () => {
  const { user, portal } = draw('/space-a1/user/profile', { calls: { signOut: () => new Problem('internal') } })
  await user.click(await screen.findByRole('button', { name: words['zh-CN'].leave }))
  expect(await screen.findByText('退出登录失败，请重试')).toBeVisible()
  expect(portal.navigations).toEqual([])
})

test('T01: a second factor that is missing is not set up from such a session', async () => {
  draw('/force/frontTwoVerify', { calls: { getTwoStepStatus: () => twoStepStatus } })
  expect(await screen.findByText(words['zh-CN'].title)).toBeVisible()
  expect(screen.queryByRole('button', { name: '返回' })).not.toBeInTheDocument()
})

test('one that is there verifies it', async () => {
  const factor = { id: 'f1', kind: 'totp' as const, name: null, confirmedAt: '2030-01-31T08:00:00.000Z' }
  draw('/force/frontTwoVerify', { calls: { getTwoStepStatus: () => ({ ...twoStepStatus, enrolled: [factor] }) } })
  expect(await screen.findByLabelText(/验证码/)).toBeVisible()
  expect(screen.queryByText(words['zh-CN'].title)).not.toBeInTheDocument()
})
