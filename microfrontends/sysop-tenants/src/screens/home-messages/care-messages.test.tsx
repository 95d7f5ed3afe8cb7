import { renderScreen } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import { messages } from '../../messages.ts'
import { routes } from '../../routes.tsx'
import { aMessage } from './given.ts'
// Fetched when they are needed, and compiled before the tests begin to wait.
import './pages.tsx'

// What ProseMirror measures to keep the cursor in sight, and jsdom does not draw.
beforeAll(() => {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  document.elementFromPoint = () => null
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

test('a message to an enterprise that has left one’s care says to how many it went, and no id (U07)', async () => {
  const left = { audience: 'ent' as const, audienceCount: 2, status: 'published' as const }
  const audienceOf = [
    { id: 'acme1', name: null },
    { id: 'acme2', name: null },
  ]
  renderScreen(routes, {
    path: '/console/messages/m1',
    messages,
    calls: { getMessageInCare: () => aMessage({ ...left, audienceOf }) },
  })
  expect(await screen.findByText('2 家企业', { exact: false })).toBeVisible()
  expect(screen.queryByText('acme1', { exact: false })).toBeNull()
})

test('a SaaS administrator writes to categories and enterprises in their care, and is offered no others (U07)', async () => {
  const scope = { all: false, categories: [{ id: 'retail', parentId: null, name: '零售', enterprises: 1 }] }
  const { user, calls } = renderScreen(routes, {
    path: '/console/messages?dialog=add',
    messages,
    calls: {
      listMessagesInCare: () => ({ total: 0, list: [] }),
      getSaasScope: () => scope,
      getAttachmentLimits: () => ({ perMessage: 5, maxSize: 20 * 1024 * 1024, extensions: ['pdf', 'png'] }),
      writeMessageInCare: () => ({ id: 'm1', version: 1 }),
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const audiences = within(dialog.getByLabelText(/接收范围/)).getAllByRole('option')
  expect(audiences.map((one) => one.textContent)).toEqual(['指定 SaaS 分类', '指定企业'])
  await user.click(dialog.getByLabelText(/中文标题/))
  await user.paste('停机通知')
  await user.click(await dialog.findByRole('textbox', { name: '中文正文' }))
  await user.paste('周六')
  await user.type(dialog.getByRole('combobox', { name: /SaaS 分类/ }), '零')
  await user.click(await screen.findByRole('option', { name: '零售' }))
  await user.click(dialog.getByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('已保存')).toBeVisible()
  expect(calls.asked('writeMessageInCare')[0]).toMatchObject({ audience: 'saas', audienceIds: ['retail'] })
  expect(await screen.findByText(/向您负责的分类/)).toBeVisible()
})
