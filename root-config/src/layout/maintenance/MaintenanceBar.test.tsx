import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type CallOutput, type Lang, type LayoutKind, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, happen, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const running: CallOutput<'getAppStatus'> = { appId: null, status: 'running', isSysUpdating: false, eta: null }
const updating: CallOutput<'getAppStatus'> = { ...running, status: 'updating', isSysUpdating: true }
const told: CallOutput<'getMaintenance'> = {
  isOn: true,
  since: '2026-03-01T08:00:00.000Z',
  until: null,
  reason: 'Upgrade to 2.1',
  update: null,
}

type Opening = {
  userType?: UserType
  lang?: Lang
  kind?: LayoutKind
  status?: typeof running
  update?: (typeof told)['update']
}

async function open({
  userType = UserType.operator,
  lang = 'en-US',
  kind = 'root',
  status = updating,
  ...more
}: Opening) {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one', { kind }), aRoute('/maintenance', { kind: 'maintenance', public: true })] },
    session: signedInAs(userType),
    lang,
    calls: { getAppStatus: () => status, getMaintenance: () => ({ ...told, ...more }) },
  })
  await portal.shows('One')
}

test.each([
  ['en-US', 'root', /Maintenance is on.*Since .*2026.*Reason: Upgrade to 2.1..*npm run maintenance -- off/],
  ['zh-CN', 'root', /系统维护中。.*开始时间：.*2026.*说明：Upgrade to 2.1。.*npm run maintenance -- off/],
  ['en-US', 'index', /Maintenance is on/],
  ['zh-CN', 'mobile', /系统维护中/],
] as const)('U12: an operator sees in %s, in the frame %s, that maintenance is on', async (lang, kind, words) => {
  await open({ lang, kind })
  await waitFor(() => expect(document.querySelector('.atrium-maintenance')).toHaveTextContent(words))
  expect(await axeFaults(document.body)).toEqual([])
})

test('an operator is led from the bar to the update that is running, which ends it', async () => {
  const user = userEvent.setup()
  await open({ update: { id: 'up1', version: '3.2.0', title: 'Faster lists' } })
  expect(await screen.findByText(/Update 3.2.0 “Faster lists” is running/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('npm run maintenance')
  await user.click(screen.getByRole('button', { name: 'Open update' }))
  await waitFor(() => expect(window.location.pathname).toBe('/sysop/update/up1'))
})

test('U12: it comes and goes while the page stays as it is', async () => {
  await open({ status: running })
  await waitFor(() => expect(portal.calls.asked('getAppStatus')).toHaveLength(1))
  expect(screen.queryByText('Maintenance is on.')).not.toBeInTheDocument()
  portal.calls.change({ getAppStatus: () => updating })
  happen({ kind: 'maintenance', payload: { isOn: true } })
  expect(await screen.findByText('Maintenance is on.')).toBeVisible()
  portal.calls.change({ getAppStatus: () => running })
  happen({ kind: 'maintenance', payload: { isOn: false } })
  await waitFor(() => expect(screen.queryByText('Maintenance is on.')).not.toBeInTheDocument())
  expect(portal.loaded).toEqual([])
})

test('U12: it leads to what everybody else sees, and back from there', async () => {
  await open({})
  await portal.user.click(await screen.findByRole('button', { name: 'View the maintenance page' }))
  await waitFor(() => expect(portal.address()).toBe('/maintenance?url=%2Fone'))
})

test('no page of other people asks for it (U12)', async () => {
  await open({ userType: UserType.administrator })
  expect(portal.calls.asked('getAppStatus')).toEqual([])
  expect(document.querySelector('.atrium-maintenance')).toBeNull()
})
