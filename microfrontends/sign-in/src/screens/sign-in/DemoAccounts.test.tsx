import { screen } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { configured, renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

function draw(path: string) {
  const calls = {
    getEntrance: () => ({ name: 'Acme', logo: null }),
    listMessengers: () => [],
    listSignOns: () => [{ id: 'idp', name: 'Acme SSO' }],
  }
  return renderScreen(pages, { path, calls, messages, session: null })
}

test('the demo accounts are shown in the demo edition only, and choosing one fills it in', async () => {
  configured({
    demo: true,
    demoAccounts,
  })
  const { user } = draw('/home/login')
  await user.click(await screen.findByRole('button', { name: 'operator 平台运营' }))
  expect(screen.getByLabelText(/登录账号/)).toHaveValue('operator')
  expect(screen.getByLabelText(/^密码/)).toHaveFocus()
})

test('what comes late stands below the links, so that none moves away under a finger', async () => {
  configured({
    demo: true,
    demoAccounts,
  })
  draw('/space-acme1/home/login')
  const last = await screen.findByRole('link', { name: '管理员登录' })
  for (const late of [/Acme SSO/, /operator/]) {
    const found = await screen.findByRole('button', { name: late })
    expect(last.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('outside of the demo edition no account is named, even if the configuration holds some', async () => {
  configured({
    demoAccounts,
  })
  draw('/home/login')
  await screen.findByLabelText(/登录账号/)
  expect(screen.queryByText('演示账号')).not.toBeInTheDocument()
})

const demoAccounts = [{ loginId: 'operator', userType: UserType.operator, label: '平台运营' }]
