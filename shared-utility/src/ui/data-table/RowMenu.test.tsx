import { jest } from '@jest/globals'
import { Button, Dialog } from '@mui/material'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../../testing/index.ts'
import { RowMenu } from './RowMenu.tsx'

function Row() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <RowMenu name="Ana" actions={[{ key: 'edit', label: 'Edit', onSelect: () => setIsOpen(true) }]} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <Button onClick={() => setIsOpen(false)}>Close</Button>
      </Dialog>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: /Ana/ })

/** How the row's button got the focus since. */
function watchFocus() {
  const spy = jest.spyOn(HTMLElement.prototype, 'focus')
  return {
    toButton: () => spy.mock.calls.filter((_, call) => spy.mock.contexts[call] === opener()),
    end: () => spy.mockRestore(),
  }
}

test('U01: a row’s menu that is closed gives the focus back without a scroll', async () => {
  const { user } = renderScreen(<Row />)
  await user.click(opener())
  await screen.findByRole('menu')
  const focus = watchFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener()).toHaveFocus())
  const calls = focus.toButton()
  focus.end()
  expect(calls).toEqual([[{ preventScroll: true }]])
})

test('U01: so does a dialog that was opened from it', async () => {
  const { user } = renderScreen(<Row />)
  await user.click(opener())
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await screen.findByRole('dialog')
  const focus = watchFocus()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener()).toHaveFocus())
  const calls = focus.toButton()
  focus.end()
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.every(([options]) => options?.preventScroll)).toBe(true)
})
