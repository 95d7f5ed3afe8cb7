import { screen, waitFor } from '@testing-library/react'
import { Problem } from '@atrium/shared-utility/contract'
import { fillSilently, renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

async function draw() {
  const calls = {
    getEntrance: () => ({ name: 'Acme', logo: null }),
    listMessengers: () => [],
    listSignOns: () => [],
    signIn: () => new Problem('badCredentials'),
  }
  const page = renderScreen(pages, { path: '/home/login', calls, messages, session: null })
  return { ...page, loginId: await screen.findByLabelText(/登录账号/), password: screen.getByLabelText(/^密码/) }
}

const filled = { loginId: 'admin', password: 'secret word', remember: false }

/** As a page in an app is filled by what holds it: its own script writes into the fields. */
const write = (field: HTMLElement, text: string) => Object.assign(field, { value: text })

test.each([
  ['a password manager', fillSilently],
  ['a script', write],
])('what %s filled without an event is sent, and stays in the fields (R6)', async (_by, fill) => {
  const { user, calls, loginId, password } = await draw()
  fill(loginId, filled.loginId)
  fill(password, filled.password)
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(calls.asked('signIn')).toEqual([filled]))
  await screen.findByRole('alert')
  expect(loginId).toHaveValue(filled.loginId)
  expect(password).toHaveValue(filled.password)
})

test('what was filled without an event outlives every other change of the form (R6)', async () => {
  const { user, calls, loginId, password } = await draw()
  fillSilently(loginId, filled.loginId)
  fillSilently(password, filled.password)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /显示密码/ }))
  expect(password).toHaveValue(filled.password)
  await user.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(calls.asked('signIn')).toEqual([{ ...filled, remember: true }]))
})
