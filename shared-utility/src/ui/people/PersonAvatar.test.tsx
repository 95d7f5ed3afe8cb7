import { renderScreen } from '../../testing/index.ts'
import { initialsOf } from './initials.ts'
import { PersonAvatar } from './PersonAvatar.tsx'

/** Styles are classes, one for each colour. */
const colorOf = (id: string, name: string) => {
  const { container, unmount } = renderScreen(<PersonAvatar id={id} name={name} />)
  const color = container.querySelector('.MuiAvatar-root')?.className
  unmount()
  return color
}

test('a person has one colour, whatever the person is called', () => {
  expect(colorOf('person1', '李华')).toBe(colorOf('person1', 'Li Hua'))
})

test('people have different colours, as far as there are some', () => {
  const colors = Array.from({ length: 30 }, (_, index) => colorOf(`person${index}`, 'x'))
  expect(new Set(colors).size).toBeGreaterThan(5)
})

test.each([
  ['欧阳晓月', '晓月'],
  ['李华', '李华'],
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
