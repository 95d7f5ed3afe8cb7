import { forgetSession, keepSession } from '@atrium/shared-utility'
import { signedInAs } from '@atrium/shared-utility/testing'
import { guardLeave, hasLeaveGuards } from './navigation/leave-guards.ts'
import { openTestPortal, type TestPortal } from './testing/open-test-portal.ts'

const ada = signedInAs(0, { userId: 'ada', userName: 'Ada' })
let portal: TestPortal
beforeEach(async () => {
  portal = await openTestPortal({ url: '/two?x=1', session: ada })
  await portal.shows('Two')
})
afterEach(async () => {
  document.body.hidden = false
  await portal.close()
})

function hear(person: string) {
  window.dispatchEvent(new StorageEvent('storage', { key: 'atrium.person', newValue: `${person} 1` }))
}

const told = () => localStorage.getItem('atrium.person')?.split(' ')[0]

test('U06: signing out in one tab empties the others, whatever is unsaved in them', () => {
  guardLeave(() => false)
  hear('')
  expect(portal.loaded).toEqual([`/home/login?url=${encodeURIComponent('/two?x=1')}`])
  expect(hasLeaveGuards()).toBe(false)
})

test('V18: another person in another tab: the page is hidden, says why, and is loaded anew', () => {
  const told = jest.spyOn(window, 'alert').mockImplementation(() => expect(document.body).not.toBeVisible())
  hear('bo')
  expect(told).toHaveBeenCalledWith('Another user signed in in another tab')
  expect(portal.loaded).toEqual(['/two?x=1'])
  told.mockRestore()
})

test('the same person signing in again, and other keys, disturb no tab', () => {
  hear('ada')
  window.dispatchEvent(new StorageEvent('storage', { key: 'atrium.theme', newValue: 'dark' }))
  expect(portal.loaded).toEqual([])
})

test('other tabs are told who signs in, and of signing out; not of a session that has ended', () => {
  expect(told()).toBe('ada')
  forgetSession('ended by somebody else')
  expect(told()).toBe('ada')
  keepSession(ada)
  forgetSession()
  expect(told()).toBe('')
})
