import { UserType } from '@atrium/shared-utility/contract'
import { renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'
import { aMessage, aServer, own } from '../../given.ts'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

test('the field to write in has the focus when a message was sent with the button', async () => {
  const session = signedInAs(UserType.member, { userId: own })
  const page = renderScreen(routes, { path: '/qChat?c=c1', messages, session, ...aServer([aMessage(1)]) })
  const text = await screen.findByRole('textbox', { name: '消息' })
  await page.user.clear(text)
  await page.user.type(text, '收到')
  await page.user.click(screen.getByRole('button', { name: '发送' }))
  expect(text).toHaveValue('')
  expect(text).toHaveFocus()
})
