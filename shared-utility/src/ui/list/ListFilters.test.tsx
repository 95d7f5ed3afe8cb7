import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/index.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { ListFilters } from './ListFilters.tsx'

test('a list without filters offers nothing to unfold', () => {
  renderScreen(<ListFilters filters={[]} onChange={() => undefined} onClear={() => undefined} />, { path: '/' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('on a phone a filter with many choices is one control instead of rows of buttons', async () => {
  const before = window.matchMedia
  window.matchMedia = (query) => Object.defineProperty(before(query), 'matches', { value: true })
  const handleChange = jest.fn()
  const options = ['all', 'a', 'b', 'c'].map((value) => ({ value, label: `Type ${value}` }))
  const { user } = renderScreen(<FilterButtons label="Type" value="all" options={options} onChange={handleChange} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Type b')
  expect(handleChange).toHaveBeenCalledWith('b')
  window.matchMedia = before
})
