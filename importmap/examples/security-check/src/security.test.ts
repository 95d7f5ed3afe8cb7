import { screen } from '@testing-library/dom'
import { atriumStore, langAtom, sessionAtom, type ParcelProps } from '@atrium/shared-utility'
import { fakeCalls, fakePortal, signedInAs } from '@atrium/shared-utility/testing'
import { answers } from './given.ts'
import { mount, unmount } from './main.ts'

test('what is in order is counted, and what is not says what to do', async () => {
  fakeCalls(answers)
  const { props } = await opened()
  expect(await screen.findByRole('img', { name: '1 of 4 are in order' })).toBeVisible()
  expect(screen.getByText('In 1 place only.')).toBeVisible()
  expect(screen.getByText('Confirm one, so that you can get your account back.')).toBeVisible()
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
