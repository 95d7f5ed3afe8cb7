import { screen, waitFor } from '@testing-library/react'
import { type LayoutKind, UserType } from '@atrium/shared-utility/contract'
import { arrivalKey } from '@atrium/shared-utility/model'
import { axeFaults, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'
import { aRoute } from '../../testing/signing.ts'

let portal: TestPortal
afterEach(() => portal.close())

const said = 'You have left Acme. You are now working in Beta.'

async function arrive(kind: LayoutKind, text: string | null = said) {
  if (text !== null) sessionStorage.setItem(arrivalKey, text)
  const routes = [
    aRoute('/one', { kind }),
    aRoute('/two', { kind, app: '@atrium/two', menu: { order: 1, icon: 'box' } }),
  ]
  portal = await openTestPortal({
    config: { routes },
    session: signedInAs(UserType.member),
    calls: { listMessages: () => ({ total: 0, unread: 0, list: [] }) },
  })
  await portal.shows('One')
}

test.each(['root', 'index', 'mobile'] as const)(
  'a person who left an enterprise reads so where they arrive, in the frame %s, once (U05)',
  async (kind) => {
    await arrive(kind)
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByText(said).closest('output')).not.toBeNull()
    expect(sessionStorage.getItem(arrivalKey)).toBeNull()
    expect(await axeFaults(document.body)).toEqual([])
    await portal.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(said)).toBeNull()
    expect(document.querySelector('#atrium-main')).toHaveFocus()
  },
)

test('U05: it is gone on the next page', async () => {
  await arrive('root')
  await screen.findByText(said)
  await portal.user.click(screen.getAllByRole('link', { name: 'Page two' })[0] ?? document.body)
  await portal.shows('Two')
  await waitFor(() => expect(screen.queryByText(said)).toBeNull())
})

test('U05: where nothing was left to say there is no bar', async () => {
  await arrive('root', null)
  expect(document.querySelector('.atrium-arrival')).toBeNull()
})
