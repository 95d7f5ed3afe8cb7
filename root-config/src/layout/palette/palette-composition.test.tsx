import { fireEvent, screen, waitFor } from '@testing-library/react'
import { UserType } from '@atrium/shared-utility/contract'
import { compose, endComposition, pressWhileComposing, signedInAs } from '@atrium/shared-utility/testing'
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts'

let portal: TestPortal
afterEach(() => portal.close())

async function open() {
  portal = await openTestPortal({ session: signedInAs(UserType.member) })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
  await portal.user.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('what is still composed finds nothing, and the Enter that ends it in Safari opens nothing (R4)', async () => {
  const field = await open()
  compose(field, 'o', 'on')
  await waitFor(() => expect(field).toHaveValue('on'))
  expect(optionNames()).toEqual(['Page two', 'Page one'])
  pressWhileComposing(field, 'ArrowDown')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Page two')
  endComposition(field, 'one', { browser: 'safari' })
  expect(field).toBeInTheDocument()
  await waitFor(() => expect(optionNames()).toEqual(['Page one']))
  expect(portal.address()).toBe('/one')
  await portal.user.clear(field)
  await portal.user.type(field, 'two{Enter}')
  await waitFor(() => expect(portal.address()).toBe('/two'))
})

test.each(['chrome', 'safari'] as const)(
  'Escape gives up a composition and not the palette, in %s (R4)',
  async (browser) => {
    const field = await open()
    compose(field, 'e', 'er')
    endComposition(field, '', { browser, key: 'Escape' })
    expect(field).toBeInTheDocument()
    await portal.user.keyboard('{Escape}')
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
)

test('a key of an input method opens no palette: with Ctrl K some choose katakana (R4)', async () => {
  portal = await openTestPortal({ session: signedInAs(UserType.member) })
  await portal.shows('One')
  await screen.findByRole('button', { name: 'Search and go to' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, keyCode: 229, isComposing: true })
  expect(screen.queryByRole('combobox')).toBeNull()
})
