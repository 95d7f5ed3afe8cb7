import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../../testing/index.ts'
import { FilterDate } from './Filters.tsx'

test('a list hears of whole days alone, and a text that is none is dropped when the field is left (R5)', async () => {
  const heard: string[] = []
  function Filter() {
    const [day, setDay] = useState('2026-03-05')
    const handleChange = (next: string) => {
      heard.push(next)
      setDay(next)
    }
    return <FilterDate label="From" value={day} onChange={handleChange} />
  }
  const { user } = renderScreen(<Filter />, { path: '/', lang: 'en-US' })
  const field = screen.getByLabelText('From')
  expect(field).toHaveValue('03/05/2026')
  await user.clear(field)
  await user.type(field, '12/31/2026')
  expect(heard).toEqual(['', '2026-12-31'])
  await user.type(field, '0')
  expect(field).toHaveValue('12/31/20260')
  await user.tab()
  expect(heard).toHaveLength(2)
  expect(field).toHaveValue('12/31/2026')
})
