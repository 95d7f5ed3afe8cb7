import { screen } from '@testing-library/react'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

test.each([
  ['zh-CN', '您好，Chen。'],
  ['en-US', 'Hello, Chen.'],
] as const)('in %s the screen has its heading and greets whoever is signed in', (lang, greeting) => {
  renderScreen(routes, { path: '/template', lang, messages, session: signedInAs(0, { userName: 'Chen' }) })

  expect(screen.getByRole('heading', { level: 1, name: 'template' })).toBeVisible()
  expect(screen.getByText(greeting)).toBeVisible()
})
