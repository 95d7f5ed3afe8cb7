import { screen, waitFor } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(async () => {
  await portal.close()
  localStorage.clear()
})

const said = /This enterprise expires on/
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()

const never = () => new Promise<never>(() => {})

async function open(days: number | null) {
  const session = signedInAs(UserType.administrator, {
    curEntId: 'acme1',
    ...(days !== null && { termEndsAt: inDays(days) }),
  })
  portal = await openTestPortal({ session, lang: 'en-US', calls: { getCurrentEnterprise: never } })
}

test('an administrator reads that the term ends, says so, and reads it again when less is left', async () => {
  await open(20)
  expect(await screen.findByText(said)).toBeVisible()
  expect(await axeFaults(document.body)).toEqual([])
  screen.getByRole('button', { name: 'Got it' }).click()
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  await portal.close()
  await open(5)
  expect(await screen.findByText(said)).toBeVisible()
})
