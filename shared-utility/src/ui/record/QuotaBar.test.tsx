import { screen } from '@testing-library/react'
import { formatFor } from '../../react/index.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { QuotaBar } from './QuotaBar.tsx'

const { bytes } = formatFor('en-US')
const gigabyte = 1024 ** 3

test.each([
  ['nothing', 0, 'Not used yet, 10 GB in all'],
  ['so little that all seems free', 3 * 1024 ** 2, '3 MB used of 10 GB'],
  ['some', 4 * gigabyte, '4 GB used, 6 GB free of 10 GB'],
  ['so much that all seems used', 10 * gigabyte - 1024, '1 KB free of 10 GB'],
  ['all', 10 * gigabyte, '10 GB used of 10 GB'],
  ['more than there is', 12 * gigabyte, '12 GB used of 10 GB'],
])('of %s a quota says what is true, however its amounts are rounded', (_what, used, text) => {
  renderScreen(<QuotaBar label="Files" used={used} most={10 * gigabyte} say={bytes} />, { path: '/', lang: 'en-US' })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Files' })).toHaveAttribute('aria-valuetext', text)
})
