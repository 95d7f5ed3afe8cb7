import { screen } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

const nobody = { login: false, is_login: 0, isSysUpdating: false, pageType: 'login' } as const
const why = '管理员已结束您的登录，请重新登录。'

function open(endedWhy: string | undefined) {
  const element = pages.find(({ path }) => path === '/home/login')?.element
  const session = { ...nobody, endedWhy }
  const calls = { getLoginStatus: () => ({ ...nobody, endedWhy: why }) }
  return renderScreen([{ path: '/home/login', element }], { path: '/home/login', session, messages, calls })
}

test.each([
  ['as the page was told', why],
  ['as the server says when it is asked', ''],
])('U06: the sign-in page says why a session has ended, %s', async (_how, endedWhy) => {
  open(endedWhy)
  expect(await screen.findByText(why)).toBeVisible()
})

test('a person who comes without a session hears of none, and nothing is asked (U06)', async () => {
  const { calls } = open(undefined)
  await screen.findByLabelText(/登录账号/)
  expect(calls.asked('getLoginStatus')).toHaveLength(0)
  expect(screen.queryByText(why)).toBeNull()
})
