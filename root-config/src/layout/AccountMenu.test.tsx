import { screen, waitFor } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'
import { aRoute } from '../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

test('U05: on the address of an enterprise that is not theirs, people still get to their own account', async () => {
  portal = await openTestPortal({
    config: { routes: [aRoute('/one'), aRoute('/user/profile')] },
    session: signedInAs(UserType.member, { curEntId: null, loginHomepage: '/user/join' }),
    url: '/space-a1/one',
  })
  await portal.user.click(await screen.findByRole('button', { name: /Person/ }))
  await portal.user.click(await screen.findByRole('menuitem', { name: 'Your account' }))
  await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
})
