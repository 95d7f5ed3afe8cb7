import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { atriumStore, langAtom, sessionAtom, type ParcelProps } from '@atrium/shared-utility'
import { fakeCalls, fakePortal, signedInAs } from '@atrium/shared-utility/testing'
import { answers } from './given.ts'
import { mount, unmount } from './main.ts'

test('what is pinned stands first, is found by a part of its name, opens, and is let go again', async () => {
  const faked = fakeCalls(answers)
  const { props, portal } = await opened()
  const unpin = await screen.findByRole('button', { name: 'Unpin Stock' })
  screen.getByRole('button', { name: 'Orders' }).click()
  await waitFor(() => expect(portal.navigations).toEqual(['/orders']))
  unpin.click()
  expect(await screen.findByRole('button', { name: 'Pin Stock' })).toBeVisible()
  await waitFor(() => expect(faked.asked('updateCommonApplications')).toEqual([{ ids: [] }]))
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } })
  expect(await screen.findByText('Nothing is called “nothing like it”.')).toBeVisible()
  await unmount(props)
})

async function opened() {
  atriumStore.set(langAtom, 'en-US')
  atriumStore.set(sessionAtom, signedInAs(0, { userName: 'Chen' }))
  const portal = fakePortal()
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: ParcelProps = { domElement, name: 'opened', basePath: '', portal }
  await mount(props)
  return { props, portal }
}
