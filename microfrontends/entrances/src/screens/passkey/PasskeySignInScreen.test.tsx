import { screen } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

function draw(calls: CallFakes = {}) {
  return renderScreen(routes, { path: '/sign/passkey?url=%2Fuser%2Fprofile', messages, session: null, calls })
}

test('what is refused is said, and one may try again', async () => {
  const { user } = draw({ beginPasskeySignIn: () => new Problem('passkeyNotOffered') })
  await user.click(await screen.findByRole('button', { name: '使用通行密钥' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('不能使用通行密钥')
  expect(screen.getByRole('button', { name: '使用通行密钥' })).toBeEnabled()
})

test('after too many tries the button counts down how long to wait', async () => {
  const { user } = draw({ beginPasskeySignIn: () => new Problem('tooManyAttempts', { seconds: 30 }) })
  await user.click(await screen.findByRole('button', { name: '使用通行密钥' }))
  expect(await screen.findByRole('button', { name: /^(?:30|[12]\d) 秒后可重试$/ })).toBeDisabled()
})

test('the way back to the password keeps the page to return to, and axe finds nothing', async () => {
  const { container } = draw()
  const back = await screen.findByRole('link', { name: '账号密码登录' })
  expect(back).toHaveAttribute('href', '/home/login?url=%2Fuser%2Fprofile')
  expect(await axeFaults(container)).toEqual([])
})
