import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from './messages.ts'
import { routes } from '../../routes.tsx'

const refused = () => new Problem('forbidden')

function draw(calls: CallFakes = {}) {
  return renderScreen(routes, {
    path: '/space-acme1/enterprise/security',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: {
      getPasswordPolicy: refused,
      getActingRule: refused,
      getTwoStepPolicy: refused,
      getChatRetention: () => ({ keep: 'forever', version: 0 }),
      ...calls,
    },
  })
}

test('the administrator says how long messages are kept, and reads first what it does', async () => {
  const { user, calls } = draw({ updateChatRetention: () => ({}) })
  expect(await screen.findByText('永久保留')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '修改保留期限' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/无法恢复/)).toBeVisible()
  await user.selectOptions(dialog.getByLabelText(/保留期限/), '90 天')
  expect(await axeFaults(document.body)).toEqual([])
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(calls.asked('updateChatRetention')).toEqual([{ keep: 'days90', version: 0, onceKey: expect.any(String) }]),
  )
  expect(await screen.findByText('聊天消息保留期限已保存')).toBeVisible()
})

test('a term that another administrator has set meanwhile is told', async () => {
  const { user } = draw({ updateChatRetention: () => new Problem('versionConflict') })
  await user.click(await screen.findByRole('button', { name: '修改保留期限' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(/保留期限/), '30 天')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  // The warning about what it does, and the conflict.
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2))
})
