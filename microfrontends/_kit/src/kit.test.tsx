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

test('the kit page shows how the icon and the colour of an application are chosen', async () => {
  const { user } = renderScreen(routes, { path: '/sysop/kit', messages, lang: 'en-US' })
  const dark = within(screen.getByRole('region', { name: 'Dark scheme' }))
  await user.click(await dark.findByRole('radio', { name: 'Chart' }))
  expect(dark.getByRole('radio', { name: 'Chart' })).toBeChecked()
  expect(dark.getByRole('radio', { name: 'Teal' })).toBeChecked()
})
