import { screen, within } from '@testing-library/react'
import { type HandOverCounts, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { messages } from '../messages.ts'
import { routes } from '../../../routes.tsx'
import { aMember } from './given.ts'

const member = aMember({ name: '周既明', loginId: 'zhou.jiming', title: '', isSuspended: true })
const counts: HandOverCounts = { departments: 1, groups: 2, applications: 3, appRoles: 0 }
const colleague = { userId: 'u3', name: '吴清和', isExternal: false, isVerified: false, departments: [], phone: null }

async function open(calls: CallFakes) {
  const page = renderScreen(routes, {
    path: '/enterprise/members',
    messages,
    session: signedInAs(UserType.administrator),
    calls: {
      listMembers: () => ({ total: 1, list: [member] }),
      listDirectory: () => ({ total: 1, list: [colleague] }),
      ...calls,
    },
  })
  await page.user.click(await screen.findByRole('button', { name: '周既明 的操作' }))
  await page.user.click(screen.getByRole('menuitem', { name: '移交工作' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: '移交“周既明”的工作' })) }
}

test('an administrator sees how much there is, chooses a successor and hands it over', async () => {
  const { user, calls, dialog } = await open({ getHandOver: () => counts, handOver: () => counts })
  expect(await dialog.findByText('拥有的群聊')).toBeVisible()
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '0'])
  expect(await axeFaults(document.body)).toEqual([])
  await user.click(dialog.getByRole('button', { name: '移交' }))
  expect(calls.asked('handOver')).toEqual([])
  await user.type(dialog.getByRole('combobox', { name: /接手人/ }), '吴')
  await user.click(await screen.findByRole('option', { name: '吴清和' }))
  await user.click(dialog.getByRole('button', { name: '移交' }))
  expect(await screen.findByText('已移交 周既明 的工作')).toBeVisible()
  expect(calls.asked('handOver')).toEqual([{ userId: 'u1', toId: 'u3', onceKey: expect.any(String) }])
})

test('a member with nothing to hand over is said to have nothing', async () => {
  const { dialog } = await open({ getHandOver: () => ({ departments: 0, groups: 0, applications: 0, appRoles: 0 }) })
  expect(await dialog.findByText(/没有需要移交/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: '移交' })).toBeNull()
})

test('a failure to read it offers Retry', async () => {
  const { dialog } = await open({ getHandOver: () => new Problem('internal') })
  expect(await dialog.findByRole('button', { name: '重试' })).toBeVisible()
})
