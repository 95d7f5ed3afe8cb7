import { screen } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

afterEach(() => void Reflect.deleteProperty(document, 'cookie'))

/** As Chromium denies them: nothing throws, and it says that they are enabled. */
function denyCookies() {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} })
}

function open(path: string) {
  const element = pages.find((page) => page.path === '/home/login')?.element
  renderScreen([{ path: '/home/login', element }], { path, session: null, messages })
}

test.each(['/home/login', '/home/login?isadmin=1'])(
  '%s says that the browser keeps no cookies, without which a sign-in leads back to it (R6)',
  async (path) => {
    denyCookies()
    open(path)
    expect(await screen.findByText(/请允许 Cookie/)).toBeVisible()
    expect(screen.getByLabelText(/登录账号/)).toBeVisible()
  },
)

test('the sign-in page says nothing of cookies where the browser keeps them', async () => {
  open('/home/login')
  await screen.findByLabelText(/登录账号/)
  expect(screen.queryByText(/Cookie/)).toBeNull()
})
