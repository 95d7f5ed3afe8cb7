import type * as singleSpa from 'single-spa'
import { mountRootParcel } from 'single-spa'
import { fakeParcel } from '../testing/fake-parcel.ts'
import { openTestPortal } from '../testing/open-test-portal.ts'
import { navigate } from '@atrium/shared-utility'

jest.mock('single-spa', () => {
  const own = jest.requireActual<typeof singleSpa>('single-spa')
  return { ...own, mountRootParcel: jest.fn(own.mountRootParcel) }
})

test.each([
  ['unmounts', {}],
  ['throws when unmounted', { unmount: () => Promise.reject(new Error('broken')) }],
])('V18: of a parcel that %s single-spa keeps neither host nor portal', async (_how, changes) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const portal = await openTestPortal({ modules: { '@atrium/one': fakeParcel('One', changes).load } })
  await portal.shows('One')
  const kept = jest.mocked(mountRootParcel).mock.lastCall?.[1]
  expect(kept).toHaveProperty('domElement')
  await navigate('/two')
  await portal.shows('Two')
  expect(kept).not.toHaveProperty('domElement')
  expect(kept).not.toHaveProperty('portal')
  await portal.close()
  silence.mockRestore()
})
