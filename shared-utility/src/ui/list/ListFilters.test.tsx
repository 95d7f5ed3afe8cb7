import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/index.ts'
import { FilterButtons } from './FilterButtons.tsx'
import { ListFilters } from './ListFilters.tsx'

test('a list without filters offers nothing to unfold', () => {
  renderScreen(<ListFilters filters={[]} onChange={() => undefined} onClear={() => undefined} />, { path: '/' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('on a desk a filter is a row of buttons, and one control where its words would take a second row', async () => {
  const handleChange = jest.fn()
  const labels = ['全部', '成员', '应用开发者', '外部协作者', '企业管理员', '平台运营', 'SaaS 管理员']
  const options = labels.map((label) => ({ value: label, label }))
  const filter = { label: '类型', value: '全部', onChange: handleChange }
  const { unmount } = renderScreen(<FilterButtons {...filter} options={options.slice(0, 5)} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels.slice(0, 5))
  unmount()
  const { user } = renderScreen(<FilterButtons {...filter} options={options} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '平台运营')
  expect(handleChange).toHaveBeenCalledWith('平台运营')
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
