import { fireEvent, screen, within } from '@testing-library/react'
import { drawParcel } from '../../given.tsx'

const path = '/space-acme1/user/workbench/arrange'

/** Lets the pointer stand in a column at a height; each row is 100 pixels high. */
function pointAt(column: string) {
  const region = screen.getByRole('region', { name: column })
  document.elementFromPoint = () => region
  for (const [place, row] of [...region.querySelectorAll('[data-card]')].entries())
    row.getBoundingClientRect = () => ({ top: place * 100, height: 100 }) as DOMRect
}

// jsdom has no events of pointers; these have what is read of one.
const point = (at: Element | Window, type: string, clientY = 0) =>
  fireEvent(at, new MouseEvent(type, { bubbles: true, button: 0, clientX: 10, clientY }))

const cardsIn = (column: string) =>
  [...screen.getByRole('region', { name: column }).querySelectorAll<HTMLElement>('[data-card]')].map(
    (row) => row.dataset['card'],
  )

async function grab(name: string) {
  drawParcel(path)
  const handle = await screen.findByRole('button', { name: `移动“${name}”：按方向键，或拖动` })
  point(handle, 'pointerdown')
}

test('a card is dragged into another column, before the card that it is let go above', async () => {
  await grab('最近打开')
  pointAt('宽栏')
  point(window, 'pointermove', 120)
  point(window, 'pointerup')
  expect(cardsIn('宽栏')).toEqual(['todo', 'opened', 'pinned', 'applications', 'team'])
  expect(cardsIn('窄栏')).not.toContain('opened')
})

test('Escape leaves a dragged card where it was, and so does letting it go outside', async () => {
  await grab('最近打开')
  pointAt('宽栏')
  point(window, 'pointermove', 120)
  fireEvent.keyDown(window, { key: 'Escape' })
  point(window, 'pointerup')
  expect(cardsIn('宽栏')).toEqual(['todo', 'pinned', 'applications', 'team'])
  const handle = within(screen.getByRole('region', { name: '窄栏' })).getByRole('button', { name: /移动“消息”/ })
  point(handle, 'pointerdown')
  document.elementFromPoint = () => document.body
  point(window, 'pointermove', 900)
  point(window, 'pointerup')
  expect(cardsIn('窄栏')[0]).toBe('messages')
})
