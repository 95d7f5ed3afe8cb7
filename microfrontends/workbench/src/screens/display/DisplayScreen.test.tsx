import { screen, within } from '@testing-library/react'
import { plainText, Problem } from '@atrium/shared-utility/contract'
import { axeFaults } from '@atrium/shared-utility/testing'
import { drawParcel, given } from '../../given.tsx'

const path = '/space-acme1/homepage/display'

test('a screen at the wall shows the newest announcement whole and the titles of those before it', async () => {
  const list = [
    given.message(),
    given.message({ id: 'm2', title: '食堂开放时间', content: plainText('十一点半至一点') }),
  ]
  const { calls, container } = drawParcel(path, { calls: { listMessages: () => given.messages(list) } })
  const shown = within(await screen.findByRole('list', { name: '公告' }))
  expect(shown.getByRole('heading', { name: '停机通知' })).toBeVisible()
  expect(shown.getByText('周六维护')).toBeVisible()
  expect(shown.getByRole('heading', { name: '食堂开放时间' })).toBeVisible()
  expect(shown.queryByText('十一点半至一点')).toBeNull()
  expect(screen.getByRole('link', { name: '返回企业主页' })).toHaveAttribute('href', '/space-acme1/homepage')
  expect(await axeFaults(container)).toEqual([])
  expect(calls.asked('listMessages')[0]).toMatchObject({ type: 'message' })
})

test('a screen at the wall says when there is no announcement, and when they cannot be read', async () => {
  const { unmount } = drawParcel(path, { lang: 'en-US' })
  expect(await screen.findByText('No current announcements')).toBeVisible()
  unmount()
  drawParcel(path, { calls: { listMessages: () => new Problem('internal') } })
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
})
