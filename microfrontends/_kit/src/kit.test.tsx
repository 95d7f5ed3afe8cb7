import { renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

test('the kit page shows a toast with its way back, and a filter as chips', async () => {
  const { user } = renderScreen(routes, { path: '/sysop/kit', messages, lang: 'en-US' })
  const light = within(screen.getByRole('region', { name: 'Light scheme' }))
  await user.click(light.getByRole('button', { name: 'With Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“Maintenance contract” restored')).toBeVisible()
  expect(await light.findByText(/^Choice is one of /)).toBeVisible()
})
