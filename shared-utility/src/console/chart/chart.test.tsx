import { screen, within } from '@testing-library/react'
import { axeFaults, renderScreen } from '../../testing/index.ts'
import { Chart } from './Chart.tsx'
import type { ChartData } from './chart-data.ts'

const data: ChartData = {
  shape: 'bars',
  at: [1, 2, 3, 4].map((day) => new Date(2026, 2, day)),
  series: [
    { label: 'Succeeded', values: [5, null, 7, 20] },
    { label: 'Failed', values: [1, null, null, 0] },
  ],
  least: 4,
  say: String,
  sayShort: String,
}
const sayWhen = (moment: Date) => `Mar ${moment.getDate()}`

function open(shown: Partial<ChartData> = {}) {
  return renderScreen(<Chart label="Sign-ins" data={{ ...data, ...shown }} when="Day" sayWhen={sayWhen} />, {
    lang: 'en-US',
  })
}

test('keys walk along the moments, and what they come to rest on is said', async () => {
  const { user } = open()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('application', { name: 'Sign-ins, chart' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('Mar 4: Succeeded 20, Failed 0')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('Mar 3: Succeeded 7, Failed no data')).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(await screen.findByText('Mar 1: Succeeded 5, Failed 1')).toBeInTheDocument()
  await user.keyboard('{End}{Home}{ArrowRight}')
  expect(await screen.findByText('Mar 3: Succeeded 7, Failed no data')).toBeInTheDocument()
  const said = screen.getByRole('status')
  await user.keyboard('{Escape}')
  await within(said).findByText('')
  expect(said).toBeEmptyDOMElement()
})

test('a key that the browser goes back with is left to it', async () => {
  const { user } = open()
  const plot = screen.getByRole('application', { name: 'Sign-ins, chart' })
  plot.focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(plot).not.toHaveTextContent('Mar')
})

test('the mouse shows the values of the moment below it, says nothing, and leaves nothing behind', async () => {
  const { user } = open()
  const plot = screen.getByRole('application', { name: 'Sign-ins, chart' })
  jest.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 464, 240))
  await user.pointer({ target: plot, coords: { clientX: 440 } })
  expect(plot).toHaveTextContent('Mar 4Succeeded20Failed0')
  await user.pointer({ target: document.body })
  expect(plot).not.toHaveTextContent('Mar 4')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the values can be seen as a table, without the moments that have none', async () => {
  const { user, container } = open()
  expect(await axeFaults(container)).toEqual([])
  const toggle = screen.getByRole('button', { name: 'Show as a table', pressed: false })
  expect(screen.getByRole('table', { name: 'Sign-ins' })).toBeInTheDocument()
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('application')).toBeNull()
  const rows = within(screen.getByRole('table', { name: 'Sign-ins' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DaySucceededFailed', 'Mar 151', 'Mar 37—', 'Mar 4200'])
  expect(await axeFaults(container)).toEqual([])
})

test('the tallest bar has its value written above it', () => {
  open()
  expect(screen.getByRole('application', { name: 'Sign-ins, chart' })).toHaveTextContent('20')
})

test('a chart without values says so, and has nothing to switch', async () => {
  const { container } = open({ series: [] })
  expect(screen.getByText('No data in this period')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})
