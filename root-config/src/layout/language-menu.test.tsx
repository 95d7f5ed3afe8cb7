import { screen, waitFor } from '@testing-library/react'
import { readCookie } from '@atrium/shared-utility'
import { guardLeave } from '../navigation/leave-guards.ts'
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

/** A page with unsaved work, of which the person is asked; then they choose a language. */
async function choose(name: string, answer: boolean) {
  portal = await openTestPortal({ calls: { updateOwnLanguage: () => ({}) } })
  await portal.shows('One')
  const asked = jest.fn(() => answer)
  const remove = guardLeave(asked)
  await portal.user.click(screen.getByRole('button', { name: 'Language' }))
  await portal.user.click(screen.getByRole('menuitemradio', { name }))
  return { asked, remove }
}

test('a person who keeps their unsaved work stays in the language that they have', async () => {
  const { asked, remove } = await choose('简体中文', false)
  await waitFor(() => expect(asked).toHaveBeenCalledWith(undefined, true))
  await new Promise((resolve) => setTimeout(resolve))
  expect([portal.calls.asked('updateOwnLanguage'), readCookie('lang')]).toEqual([[], null])
  remove()
})

test('the language that is shown already loses nothing and asks nothing', async () => {
  const { asked, remove } = await choose('English', true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).not.toHaveBeenCalled()
  remove()
})

test('a person who lets their unsaved work go is asked once, by the portal and not by the browser', async () => {
  const { asked } = await choose('简体中文', true)
  await waitFor(() => expect(portal.calls.asked('updateOwnLanguage')).toEqual([{ lang: 'zh-CN' }]))
  expect(asked).toHaveBeenCalledTimes(1)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(false)
})
