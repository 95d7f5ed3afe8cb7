import { renderScreen } from '../../testing/index.ts'
import { ApplicationIcon } from './ApplicationIcon.tsx'

function draw(icon: string | null, name = 'orders', id = 'app1') {
  const { container, unmount } = renderScreen(<ApplicationIcon id={id} name={name} icon={icon} />)
  const square = container.querySelector('[aria-hidden]')
  const drawn = {
    text: square?.textContent,
    hasPicture: square?.querySelector('svg') !== null,
    style: square?.className,
  }
  unmount()
  return drawn
}

test('an application shows its icon, or the first letter of its name where it has none of the set', () => {
  expect(draw('list')).toMatchObject({ text: '', hasPicture: true })
  expect(draw(null)).toMatchObject({ text: 'O', hasPicture: false })
  expect(draw('unheard')).toMatchObject({ text: 'O', hasPicture: false })
  expect(draw(null, '😀 报修')).toMatchObject({ text: '😀' })
})

test('an application keeps its colour whatever it is called, and applications differ', () => {
  expect(draw(null, 'b').style).toBe(draw('list', 'a').style)
  const styles = Array.from({ length: 30 }, (_, index) => draw(null, 'x', `app${index}`).style)
  expect(new Set(styles).size).toBeGreaterThan(5)
})
