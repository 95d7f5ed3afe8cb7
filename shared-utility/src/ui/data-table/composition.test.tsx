import { act, fireEvent, screen } from '@testing-library/react'
import { compose, endComposition, pressWhileComposing, renderScreen } from '../../testing/index.ts'
import { Picker } from '../form/Picker.tsx'
import { DebouncedField } from './DebouncedField.tsx'
import { FilterPanel } from './FilterPanel.tsx'

const heard: string[] = []
const onText = (text: string) => void heard.push(text)
const pause = () => act(() => jest.advanceTimersByTime(1000))

beforeEach(() => {
  heard.length = 0
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function openField() {
  renderScreen(<DebouncedField label="Find" value="" onChange={onText} />, { path: '/' })
  return screen.getByRole('searchbox', { name: 'Find' })
}

test.each(['chrome', 'firefox', 'safari'] as const)(
  'a list is searched by the chosen word and not by half a pinyin, in the order of %s (R4)',
  (browser) => {
    const field = openField()
    compose(field, 'l', 'li', "li'h", "li'hua")
    pause()
    expect(heard).toEqual([])
    expect(field).toHaveValue("li'hua")
    endComposition(field, '李华', { browser })
    pause()
    expect(heard).toEqual(['李华'])
  },
)

test('the Enter that ends a composition searches nothing; the next one searches at once (R4)', () => {
  const field = openField()
  compose(field, 'li')
  endComposition(field, '李', { browser: 'safari' })
  expect(heard).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(heard).toEqual(['李'])
})

test('a composition that is given up leaves the search as it was (R4)', () => {
  const field = openField()
  compose(field, 'l', 'li')
  pause()
  endComposition(field, '', { key: 'Escape' })
  pause()
  expect(heard).toEqual([])
})

test('on Android, where each Latin word is composed until its space, a search does not wait for that (R4)', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0')
  const field = openField()
  compose(field, 'a', 'acme')
  pause()
  expect(heard).toEqual(['acme'])
})

test('one of many is looked for by the chosen word (R4)', async () => {
  const find = async (text: string) => {
    onText(text)
    return [{ value: '1', label: 'One' }]
  }
  renderScreen(<Picker id="pick" find={find} value={null} onChange={() => undefined} />, { path: '/' })
  const field = screen.getByRole('combobox')
  compose(field, 'c', 'chen')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  endComposition(field, '晨')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(heard).toEqual(['', '晨'])
})

test('Escape within a composition closes no filters (R4)', () => {
  renderScreen(
    <FilterPanel active={[]} onClear={() => undefined}>
      <input aria-label="Name" />
    </FilterPanel>,
    { path: '/', lang: 'en-US' },
  )
  fireEvent.click(screen.getByRole('button', { name: 'More filters' }))
  const field = screen.getByRole('textbox', { name: 'Name' })
  pressWhileComposing(field, 'Escape')
  expect(field).toBeInTheDocument()
  endComposition(field, '', { browser: 'safari', key: 'Escape' })
  expect(field).toBeInTheDocument()
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
  expect(field).not.toBeInTheDocument()
})
