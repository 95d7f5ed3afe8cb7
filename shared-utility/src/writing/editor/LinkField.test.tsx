import { compose, endComposition, renderScreen } from '../../testing/index.ts'
import { fireEvent, screen } from '@testing-library/react'
import { writingMessages } from '../words.ts'
import { LinkField } from './LinkField.tsx'

test('keys of an input method neither set a link nor give it up (R4)', () => {
  const done: unknown[] = []
  const note = (what: unknown) => () => void done.push(what)
  renderScreen(<LinkField onLink={note('link')} onClose={note('close')} />, { path: '/', messages: writingMessages })
  const field = screen.getByRole('textbox', { name: '链接地址' })
  compose(field, 'h', 'hao')
  endComposition(field, 'https://例子.中国', { browser: 'safari' })
  compose(field, 'x')
  endComposition(field, 'https://例子.中国', { browser: 'safari', key: 'Escape' })
  expect(done).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(done).toEqual(['link'])
})
