import { screen, waitFor } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { denyStorage, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { everything, openedIn } from '../given.ts'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'

const wanted = '/space-acme1/user/workbench/messages?show=unread'
const path = `/space-acme1/integration/loginfs?${new URLSearchParams({ url: wanted })}`
let endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings) end()
  endings = []
  Object.assign(window, { h5sdk: undefined, tt: undefined })
})

function draw(calls: CallFakes = {}) {
  endings = [openedIn('feishu'), denyStorage()]
  const tt = { requestAccess: ({ success }: { success: (answer: object) => void }) => success({ code: 'fs-code' }) }
  Object.assign(window, { h5sdk: { ready: (then: () => void) => then() }, tt })
  return renderScreen(routes, { path, messages, session: null, calls: { ...everything, ...calls } })
}

test('where storage is denied a messenger signs in all the same, and leads to the wanted page (R6)', async () => {
  const { portal } = draw()
  await waitFor(() => expect(portal.navigations).toEqual([wanted]))
})

test('where storage is denied and the messenger refuses, the password is still a way in (R6)', async () => {
  draw({ getMessengerApp: () => new Problem('internal') })
  const link = await screen.findByRole('link', { name: /密码/ })
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(wanted).slice(0, 20)))
  expect(screen.getByRole('button', { name: '重新登录' })).toBeVisible()
})
