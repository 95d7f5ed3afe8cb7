import { screen } from '@testing-library/react'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const at = '2026-01-01T08:00:00.000Z'
const device = { browser: 'Chrome', system: 'Linux', firstUsedAt: at, lastUsedAt: at, trustedUntil: null }
const devices = [
  { id: 'here', isCurrent: true, ...device },
  { id: 'there', isCurrent: false, ...device },
]

test.each([
  ['zh-CN', '您好，Chen。', '您曾用 2 个浏览器登录。'],
  ['en-US', 'Hello, Chen.', 'You have signed in with 2 browsers.'],
] as const)(
  'in %s the screen has its heading, greets whoever is signed in, and tells what a call answers',
  async (lang, greeting, told) => {
    const session = signedInAs(0, { userName: 'Chen' })
    renderScreen(routes, { path: '/template', lang, messages, session, calls: { listOwnDevices: () => devices } })

    expect(screen.getByRole('heading', { level: 1, name: 'template' })).toBeVisible()
    expect(screen.getByText(greeting)).toBeVisible()
    expect(await screen.findByText(told)).toBeVisible()
  },
)
