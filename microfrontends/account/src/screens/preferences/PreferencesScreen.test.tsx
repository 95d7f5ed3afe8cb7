import { atriumStore, sessionAtom, setThemeMode, themeModeAtom } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { axeFaults, renderScreen, signedInAs, type CallFakes } from '@atrium/shared-utility/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'

const config: CallOutput<'getPersonConfig'> = {
  theme: null,
  lang: null,
  pageSize: null,
  startPage: null,
  hidesReading: false,
  startPages: [{ path: '/user/workbench/messages', name: 'messages' }],
}

afterEach(() => act(() => setThemeMode('system')))

function open(calls: CallFakes = {}, lang: 'zh-CN' | 'en-US' = 'zh-CN') {
  return renderScreen(routes, {
    path: '/user/preferences',
    lang,
    messages,
    session: signedInAs(UserType.member),
    calls: { getPersonConfig: () => config, updatePersonConfig: () => ({}), ...calls },
  })
}

test('a theme that is chosen is shown at once and kept for all devices', async () => {
  const { user, calls } = open()
  expect(await screen.findByRole('combobox', { name: '外观' })).toHaveValue('system')
  await user.selectOptions(screen.getByRole('combobox', { name: '外观' }), '深色')
  await waitFor(() => expect(atriumStore.get(themeModeAtom)).toBe('dark'))
  expect(calls.asked('updatePersonConfig')).toEqual([{ theme: 'dark' }])
  expect(atriumStore.get(sessionAtom)).toMatchObject({ theme: 'dark' })
  expect(await screen.findByText('偏好已保存')).toBeVisible()
})

test('the length of lists and the page to begin on are saved as they are chosen', async () => {
  const { user, calls } = open()
  await user.selectOptions(await screen.findByRole('combobox', { name: '列表每页条数' }), '50 条')
  await waitFor(() => expect(atriumStore.get(sessionAtom)).toMatchObject({ pageSize: 50 }))
  await user.selectOptions(screen.getByRole('combobox', { name: '起始页' }), 'messages')
  await waitFor(() =>
    expect(calls.asked('updatePersonConfig')).toEqual([{ pageSize: 50 }, { startPage: '/user/workbench/messages' }]),
  )
})

test('a person hides what they have read, and is told that they then do not see it of others', async () => {
  const { user, calls } = open()
  const shows = await screen.findByRole('switch', { name: '让他人看到我是否已读消息' })
  expect(shows).toBeChecked()
  expect(screen.getByText('关闭后，您也看不到他人是否已读。')).toBeVisible()
  await user.click(shows)
  await waitFor(() => expect(calls.asked('updatePersonConfig')).toEqual([{ hidesReading: true }]))
})

test('a refusal is said and changes nothing, and people without pages to begin on are offered none', async () => {
  const { user } = open({
    getPersonConfig: () => ({ ...config, startPages: [] }),
    updatePersonConfig: () => new Problem('overloaded'),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: '外观' }), '深色')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(atriumStore.get(themeModeAtom)).toBe('system')
  expect(screen.queryByRole('combobox', { name: '起始页' })).toBeNull()
})

test('a failure to read them offers Retry', async () => {
  open({ getPersonConfig: () => new Problem('internal') })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})

test.each(['zh-CN', 'en-US'] as const)('axe finds nothing on the page in %s', async (lang) => {
  const { container } = open({}, lang)
  await screen.findAllByRole('combobox')
  expect(await axeFaults(container)).toEqual([])
})
