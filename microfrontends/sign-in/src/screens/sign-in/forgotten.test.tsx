import { screen } from '@testing-library/react'
import { renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

test.each(['/home/login', '/home/login?isadmin=1'])(
  'a person who forgot the password is led on, whether or not the portal can mail: %s (U04)',
  async (path) => {
    renderScreen(pages, { path, messages, session: null })
    await screen.findByLabelText(/登录账号/)
    expect(screen.getByRole('link', { name: '忘记密码？' })).toHaveAttribute('href', '/home/reset')
  },
)
