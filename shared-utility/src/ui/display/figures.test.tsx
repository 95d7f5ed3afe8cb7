import { screen, within } from '@testing-library/react'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { Figures } from './Figures.tsx'
import { changeOf, sparkOf, type Trend } from './trend.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`
const size = { width: 100, height: 20 }

test.each<[number | null, Trend['change'] extends infer Change ? Partial<Change> : never, unknown]>([
  [0.12, {}, { way: 'more', share: '12%', tone: 'neutral' }],
  [0.12, { better: 'more' }, { way: 'more', share: '12%', tone: 'good' }],
  [0.5, { better: 'less' }, { way: 'more', share: '50%', tone: 'bad' }],
  [-0.5, { better: 'less' }, { way: 'less', share: '50%', tone: 'good' }],
  [-0.004, { better: 'less' }, { way: 'same', share: '0%', tone: 'neutral' }],
  [498, {}, { way: 'more', share: '999%+', tone: 'neutral' }],
  [null, {}, null],
])('a change of %s with %j is told as %j', (share, change, told) => {
  expect(changeOf({ share, than: 'before', ...change }, percent)).toEqual(told)
})

test('a sparkline stands on zero, reaches its highest value, and breaks at a gap', () => {
  expect(sparkOf([0, 5, 10], size)).toEqual({ line: 'M0 20L50 10L100 0', end: { x: 100, y: 0 } })
  expect(sparkOf([4, null, 2, 4], size).line).toBe('M0 0M66.7 10L100 0')
  expect(sparkOf([0, 0], size).line).toBe('M0 20L100 20')
  expect(sparkOf([3], size).end).toEqual({ x: 0, y: 0 })
  expect(sparkOf([], size)).toEqual({ line: '', end: null })
})

test('a figure tells its change in words, and its sparkline is for the eye alone', async () => {
  const trend = { values: [1, 2, 3], change: { share: 0.12, than: 'the week before', better: 'more' } as const }
  const figures = [
    { key: 'one', label: 'Sign-ins', count: 12, href: '/one', trend },
    { key: 'two', label: 'Devices', count: 3, href: '/two' },
  ]
  const { container } = renderScreen(<Figures figures={figures} label="Counts" />, { lang: 'en-US' })
  const link = screen.getByRole('link', { name: /^12\s*Sign-ins\s*12% more than the week before$/ })
  expect(within(link).queryByRole('img')).toBeNull()
  expect(link.querySelector('svg path')).toHaveAttribute('d', 'M0 12L36 6L72 0')
  expect(screen.getByRole('link', { name: /^3\s*Devices$/ })).toBeVisible()
  expect(await axeFaults(container)).toEqual([])
})
