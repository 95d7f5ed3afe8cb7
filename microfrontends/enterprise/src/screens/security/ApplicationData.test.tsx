import { type Exported, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, type CallFakes, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { messages } from './messages.ts'

const begun: Exported = {
  id: 'e1',
  list: 'exportOwnApplications',
  name: 'Acme.jsonl',
  status: 'running',
  rows: 10,
  total: 40,
  sizeBytes: null,
  startedAt: '2026-03-05T08:00:00.000Z',
  expiresAt: '2026-03-06T08:00:00.000Z',
}

function open(calls: CallFakes) {
  return renderScreen(routes, {
    path: '/space-acme1/enterprise/security',
    messages,
    session: signedInAs(UserType.administrator, { curEntId: 'acme1' }),
    calls: {
      getPasswordPolicy: () => new Problem('notFound'),
      getActingRule: () => ({ isForbidden: false }),
      getChatRetention: () => ({ keep: 'forever', version: 0 }),
      getTwoStepPolicy: () => new Problem('notFound'),
      listSpaceExports: () => [begun],
      ...calls,
    },
  })
}

test('an administrator has the records of applications exported after a word on what is in the file, and finds it among one’s exports', async () => {
  const { user, calls } = open({ exportOwnApplications: () => begun })
  await user.click(await screen.findByRole('button', { name: '导出记录' }))
  const dialog = await screen.findByRole('alertdialog', { name: '导出自建应用的全部记录？' })
  expect(dialog).toHaveTextContent('回收站')
  await user.click(within(dialog).getByRole('button', { name: '导出记录' }))
  expect(await screen.findByRole('progressbar', { name: 'Acme.jsonl' })).toBeVisible()
  expect(calls.asked('exportOwnApplications')).toEqual([{ onceKey: expect.any(String) }])
  expect(await axeFaults(document.body)).toEqual([])
})

test('an export that is asked for again after no answer bears the same key, and one that is asked about anew another', async () => {
  const { user, calls } = open({ exportOwnApplications: () => new Problem('unreachable') })
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: '导出记录' }))
    return within(await screen.findByRole('alertdialog'))
  }
  const dialog = await ask()
  for (const _try of [1, 2]) await user.click(dialog.getByRole('button', { name: '导出记录' }))
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await user.click((await ask()).getByRole('button', { name: '导出记录' }))
  const [one, two, three] = calls.asked('exportOwnApplications').map(({ onceKey }) => onceKey)
  expect([two === one, three === one, typeof three]).toEqual([true, false, 'string'])
})

test('an export that is refused says why, and files of before are found again', async () => {
  const { user } = open({ exportOwnApplications: () => new Problem('tooManyExports', { count: 2 }) })
  await user.click(await screen.findByRole('button', { name: '导出记录' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: '导出记录' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await user.click(screen.getByRole('button', { name: '导出文件' }))
  expect(await screen.findByRole('progressbar', { name: 'Acme.jsonl' })).toBeVisible()
})
