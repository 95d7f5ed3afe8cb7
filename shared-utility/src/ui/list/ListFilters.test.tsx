import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/index.ts'
import { ListFilters } from './ListFilters.tsx'

test('a list without filters offers nothing to unfold', () => {
  renderScreen(<ListFilters filters={[]} onChange={() => undefined} onClear={() => undefined} />, { path: '/' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
