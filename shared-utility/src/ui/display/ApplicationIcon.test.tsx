import { renderScreen } from '../../testing/index.ts'
import { ApplicationIcon } from './ApplicationIcon.tsx'

type Drawn = Partial<Parameters<typeof ApplicationIcon>[0]>

function draw(props: Drawn = {}) {
  const { container, unmount } = renderScreen(<ApplicationIcon id="app1" name="orders" {...props} />)
  const square = container.querySelector('[aria-hidden]')
  const drawn = {
    text: container.textContent,
    letter: square?.getAttribute('data-letter') ?? null,
    hasPicture: square?.querySelector('svg') !== null,
    style: square?.getAttribute('style'),
    ground: square && getComputedStyle(square).backgroundColor,
  }
  unmount()
  return drawn
}

test('an application shows its icon, or the first letter of its name where it has none of the set', () => {
  expect(draw({ icon: 'list' })).toMatchObject({ letter: null, hasPicture: true })
  expect(draw()).toMatchObject({ letter: 'O', hasPicture: false })
  expect(draw({ icon: null })).toMatchObject({ letter: 'O', hasPicture: false })
  expect(draw({ icon: 'unheard' })).toMatchObject({ letter: 'O', hasPicture: false })
  expect(draw({ name: '😀 报修' })).toMatchObject({ letter: '😀' })
})

test('the letter is no part of the text around it', () => {
  expect(draw()).toMatchObject({ text: '', letter: 'O' })
})

test('an application has the colour that was chosen', () => {
  expect(draw({ color: 'teal' }).ground).toBe('rgb(14, 112, 144)')
  expect(draw({ color: 'teal', id: 'other' }).ground).toBe(draw({ color: 'teal' }).ground)
})

test('without one it keeps its colour whatever it is called, and applications differ', () => {
  expect(draw({ name: 'b' }).style).toBe(draw({ icon: 'list', name: 'a', color: null }).style)
  const styles = Array.from({ length: 30 }, (_, index) => draw({ id: `app${index}` }).style)
  expect(new Set(styles).size).toBeGreaterThan(5)
})
