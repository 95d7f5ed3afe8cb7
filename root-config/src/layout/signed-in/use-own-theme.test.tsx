import { act, screen, waitFor } from '@testing-library/react'
import { atriumStore, sessionAtom, setThemeMode, themeModeAtom } from '@atrium/shared-utility'
import { type LoginStatus, UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(async () => {
  await portal.close()
  setThemeMode('system')
})

const modeIs = (mode: string) => waitFor(() => expect(atriumStore.get(themeModeAtom)).toBe(mode))

async function open(more: Partial<LoginStatus>) {
  portal = await openTestPortal({
    session: signedInAs(UserType.member, more),
    calls: { updatePersonConfig: () => ({}) },
  })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
}

test('a person’s own theme is shown in a browser that has another, and is not kept again', async () => {
  await open({ theme: 'dark' })
  await modeIs('dark')
  expect(portal.calls.asked('updatePersonConfig')).toEqual([])
})

test('a theme that a person chooses in the top bar is kept for their other devices', async () => {
  await open({})
  act(() => setThemeMode('light'))
  await waitFor(() => expect(portal.calls.asked('updatePersonConfig')).toEqual([{ theme: 'light' }]))
  await waitFor(() => expect(atriumStore.get(sessionAtom)).toMatchObject({ theme: 'light' }))
})

test('an operator who acts as a person neither sees their theme nor changes it', async () => {
  const acting = { by: 'Ada', until: '2030-01-01T00:00:00.000Z', secondsLeft: 600, mayChange: true, reason: 'x' }
  await open({ theme: 'dark', acting })
  act(() => setThemeMode('light'))
  await modeIs('light')
  expect(portal.calls.asked('updatePersonConfig')).toEqual([])
})
