import { screen, waitFor } from '@testing-library/react'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { twoStepStatus } from '../../given.ts'

const laptop = { id: 'k1', name: '办公电脑', createdAt: '2030-01-01T00:00:00Z', lastUsedAt: null }
const status: CallOutput<'getTwoStepStatus'> = {
  ...twoStepStatus,
  enrolled: [
    { kind: 'totp', id: 'f1', name: null, confirmedAt: '2030-01-01T00:00:00Z' },
    { kind: 'webauthn', id: 'k1', name: '办公电脑', confirmedAt: '2030-01-01T00:00:00Z' },
  ],
  recoveryCodesLeft: 10,
  methods: ['totp', 'webauthn'],
  accepted: ['totp', 'webauthn'],
  verified: true,
  required: false,
  forced: false,
}

function draw({ verified = true, isOffered = true, calls = {} }: ScreenFacts = {}) {
  return renderScreen(routes, {
    path: '/force/frontTwoVerify?url=%2Fuser%2Fmessages',
    messages,
    session: signedInAs(UserType.administrator),
    calls: {
      getTwoStepStatus: () => ({ ...status, verified, required: !verified }),
      listPasskeys: () => ({ isOffered, passkeys: isOffered ? [laptop] : [] }),
      ...calls,
    },
  })
}

type ScreenFacts = { verified?: boolean; isOffered?: boolean; calls?: CallFakes }

test('passkeys are listed by name, and each can be renamed and removed', async () => {
  const { user, calls } = draw({ calls: { renamePasskey: () => ({}), deletePasskey: () => ({}) } })
  await user.click(await screen.findByRole('button', { name: '重命名“办公电脑”' }))
  const field = await screen.findByLabelText(/名称/)
  await user.clear(field)
  await user.type(field, '手机{Enter}')
  await waitFor(() => expect(calls.asked('renamePasskey')).toEqual([{ id: 'k1', name: '手机' }]))
  await user.click(await screen.findByRole('button', { name: '移除“办公电脑”' }))
  await user.click(await screen.findByRole('button', { name: '移除' }))
  await waitFor(() => expect(calls.asked('deletePasskey')).toEqual([{ id: 'k1' }]))
})

test('a refusal stands in the dialog, and what was typed stays', async () => {
  const { user } = draw({ calls: { beginPasskey: () => new Problem('twoStepRequired') } })
  await user.click(await screen.findByRole('button', { name: '添加通行密钥' }))
  await user.type(await screen.findByLabelText(/名称/), '手机{Enter}')
  expect(await screen.findByText('请先完成两步验证')).toBeVisible()
  expect(screen.getByLabelText(/名称/)).toHaveValue('手机')
})

test('where the portal has no address of its own no passkey is spoken of', async () => {
  draw({ isOffered: false })
  expect(await screen.findByRole('heading', { name: '两步验证已启用' })).toBeVisible()
  expect(screen.queryByText('通行密钥')).not.toBeInTheDocument()
})

test('a person with a passkey may use it in place of a code, and is told when it fails', async () => {
  const { user } = draw({ verified: false, calls: { beginPasskeyCheck: () => new Problem('internal') } })
  await user.click(await screen.findByRole('button', { name: '使用通行密钥' }))
  expect(await screen.findByText(/系统出现错误/)).toBeVisible()
})

test('axe finds nothing on the page with passkeys', async () => {
  const { container } = draw()
  await screen.findByText('办公电脑')
  expect(await axeFaults(container)).toEqual([])
})
