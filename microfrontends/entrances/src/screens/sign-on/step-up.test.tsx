import { screen, waitFor } from '@testing-library/react'
import { type Lang, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

afterEach(() => sessionStorage.clear())

function comeBack(finishSignOn: CallFakes['finishSignOn'], lang: Lang = 'zh-CN') {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {})
  const path = '/space-a1/home/signOn?state=s&code=c'
  const session = signedInAs(UserType.member, { curEntId: 'a1' })
  return { close, ...renderScreen(routes, { path, lang, messages, session, calls: { finishSignOn } }) }
}

test('a person who proved here again who they are may close the page, and is sent nowhere (T02)', async () => {
  const { close, portal, container } = comeBack(() => ({ done: 'steppedUp' }))
  expect(await screen.findByText(/原页面会自动继续/)).toBeVisible()
  expect(close).toHaveBeenCalled()
  expect(portal.navigations).toEqual([])
  expect(await axeFaults(container)).toEqual([])
})

test('a person who left a page for it comes back to that page (T02)', async () => {
  sessionStorage.setItem('atrium.stepUpBack', '/space-a1/user/profile?tab=1')
  const { portal } = comeBack(() => ({ done: 'steppedUp' }))
  await waitFor(() => expect(portal.navigations).toEqual(['/space-a1/user/profile?tab=1']))
})

test('the account of another person is refused in words, and leads to no sign-in (T02)', async () => {
  comeBack(() => new Problem('stepUpNotYou'), 'en-US')
  expect(await screen.findByText(/Return to the previous page and try again/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
