import { screen } from '@testing-library/dom'
import { atriumStore, langAtom, sessionAtom, type ParcelProps } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import { fakeCalls, fakePortal, signedInAs } from '@atrium/shared-utility/testing'
import { answers } from './given.ts'
import { mount, unmount } from './main.ts'

test('each sign-in has a ring and a line, and what cannot be read can be asked for again', async () => {
  const faked = fakeCalls({
    listOwnSessions: () => {
      throw new Problem('internal')
    },
  })
  const { props } = await opened()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  faked.change(answers)
  retry.click()
  const dial = await screen.findByRole('img', { name: 'A dial of 24 hours with 2 sign-ins' })
  expect(dial.querySelectorAll('.current, .other')).toHaveLength(2)
  expect(screen.getByText('Chrome · Linux · this browser')).toBeVisible()
  expect(screen.getByText('Unknown browser')).toBeVisible()
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
