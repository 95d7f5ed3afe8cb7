import { act, screen, within } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { drawParcel } from '../given.tsx'

const card = (name: string) => within(screen.getByRole('region', { name }))
const path = '/space-acme1/user/workbench'

// The page begins as it stood last in this browser.
beforeEach(() => localStorage.clear())

test('what waits for the people for whom one acts stands below, and leads to where it is done for them', async () => {
  const since = '2026-01-02T03:04:05.000Z'
  const request = {
    kind: 'request' as const,
    applicationId: 'a1',
    name: '订单',
    icon: null,
    color: 'teal' as const,
    count: 2,
    since,
  }
  const people = [
    { userId: 'u1', name: '周既明', to: since, waiting: [request] },
    { userId: 'u2', name: '孙晴川', to: since, waiting: [] },
  ]
  const { container } = drawParcel(path, { calls: { listTrusterTodos: () => people } })
  const first = within(await screen.findByRole('region', { name: '代理 周既明' }))
  const link = first.getByRole('link', { name: /订单/ })
  expect(link).toHaveAttribute('href', '/space-acme1/user/trusters/u1')
  expect(link.querySelector('[data-letter]')).toHaveStyle('background-color: #0e7090')
  expect(within(screen.getByRole('region', { name: '代理 孙晴川' })).getByText('没有待办')).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})

test('people from outside are not asked for whom they act, and a failure to know it leaves what waits for oneself', async () => {
  const outside = drawParcel(path, { session: signedInAs(UserType.collaborator) })
  expect(await screen.findByText('没有待办')).toBeVisible()
  // Signed out, the page stands for a moment more.
  act(() => atriumStore.set(sessionAtom, { ...signedInAs(UserType.collaborator), login: false, user_type: undefined }))
  await screen.findByText('没有待办')
  expect(outside.calls.asked('listTrusterTodos')).toEqual([])
  outside.unmount()
  drawParcel(path, { calls: { listTrusterTodos: () => new Problem('internal') } })
  expect(await card('待我处理').findByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByText('没有待办')).toBeVisible()
})
