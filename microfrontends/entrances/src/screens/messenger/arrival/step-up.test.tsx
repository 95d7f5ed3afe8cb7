import { screen, waitFor } from '@testing-library/react'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { everything } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

afterEach(() => sessionStorage.clear())

function comeBack(signInWecom: CallFakes['signInWecom']) {
  jest.spyOn(window, 'close').mockImplementation(() => {})
  const path = '/space-acme1/integration/loginqywx?code=c1&state=s1'
  const session = signedInAs(UserType.member, { curEntId: 'acme1' })
  return renderScreen(routes, { path, messages, session, calls: { ...everything, signInWecom } })
}

test('a person who proved here again who they are may close the page, and is sent nowhere (T02)', async () => {
  const { portal } = comeBack(() => ({ status: 2 }))
  expect(await screen.findByText(/原页面会自动继续/)).toBeVisible()
  expect(portal.navigations).toEqual([])
})

test('a person who left a page for it comes back to that page (T02)', async () => {
  sessionStorage.setItem('atrium.stepUpBack', '/space-acme1/user/profile')
  const { portal } = comeBack(() => ({ status: 2 }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-acme1/user/profile']))
})

test('the account of another person is refused in words, and leads to no sign-in (T02)', async () => {
  comeBack(() => new Problem('stepUpNotYou'))
  expect(await screen.findByText(/请回到原页面重试/)).toBeVisible()
  expect(screen.queryByText('使用账号密码登录')).not.toBeInTheDocument()
})
