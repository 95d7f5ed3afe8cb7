import { act, screen } from '@testing-library/react'
import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { BaseConfig } from '@atrium/shared-utility/contract'
import { renderScreen } from '@atrium/shared-utility/testing'
import { messages } from '../../messages.ts'
import { pages } from '../../pages.tsx'

afterEach(() => atriumStore.set(baseConfigAtom, null))

test.each(['/home/login', '/home/login?isadmin=1'])(
  'the way to a new password is shown where the portal can mail, and only there: %s',
  async (path) => {
    renderScreen(pages, { path, messages, session: null })
    await screen.findByLabelText(/登录账号/)
    expect(screen.queryByRole('link', { name: '忘记密码？' })).not.toBeInTheDocument()
    act(() => atriumStore.set(baseConfigAtom, { ...config, canReset: true }))
    expect(screen.getByRole('link', { name: '忘记密码？' })).toHaveAttribute('href', '/home/reset')
  },
)

const config: BaseConfig = {
  revision: '1',
  routes: [],
  apps: [],
  dependencies: {},
  edition: 'product',
  lang: 'zh-CN',
  langVersion: '1',
  demo: false,
  space: null,
}
