import { screen, waitFor } from '@testing-library/react'
import { call } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, happen, signedInAs } from '@atrium/shared-utility/testing'
import { giveBack } from '../../navigation/back-catchers.ts'
import { guardLeave } from '../../navigation/leave-guards.ts'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const running: CallOutput<'getAppStatus'> = { appId: null, status: 'running', isSysUpdating: false, eta: null }
const updating: CallOutput<'getAppStatus'> = { ...running, status: 'updating', isSysUpdating: true }

/** A page on which a person has typed something, at the moment at which the portal is closed. */
async function openUnsaved() {
  portal = await openTestPortal({
    config: {
      routes: [
        aRoute('/one', { app: '@atrium/one', open: true }),
        aRoute('/maintenance', { kind: 'maintenance', public: true, app: '@atrium/two' }),
      ],
    },
    session: signedInAs(UserType.member),
    calls: { getAppStatus: () => updating, getHomeLink: () => new Problem('underMaintenance') },
  })
  await portal.shows('One')
  const field = document.body.appendChild(document.createElement('input'))
  field.value = 'half a sentence'
  const asked = jest.fn(() => false)
  const release = guardLeave(asked)
  await call('getHomeLink').catch(() => undefined)
  await screen.findByRole('dialog', { name: 'The system is being updated' })
  return { field, asked, release }
}

test('the page stays as it is over unsaved work until the update is over, and the person is not asked whether to leave', async () => {
  const { field, asked, release } = await openUnsaved()
  expect([portal.address(), field.value, asked.mock.calls.length]).toEqual(['/one', 'half a sentence', 0])
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])
  expect(giveBack()).toBe(true)
  expect([portal.address(), asked.mock.calls.length]).toEqual(['/one', 0])
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  portal.calls.change({ getAppStatus: () => running })
  happen({ kind: 'maintenance', payload: { isOn: false } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([portal.address(), field.value, portal.loaded]).toEqual(['/one', 'half a sentence', []])
  release()
})

test('a person who gives their work up goes to the maintenance page, and comes back to this one', async () => {
  const { asked } = await openUnsaved()
  await portal.user.click(screen.getByRole('button', { name: 'Give up what I entered and leave' }))
  await waitFor(() => expect(portal.address()).toBe('/maintenance?url=%2Fone'))
  expect([asked.mock.calls.length, screen.queryByRole('dialog')]).toEqual([0, null])
})
