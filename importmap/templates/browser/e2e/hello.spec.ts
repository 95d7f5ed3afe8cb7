import { expect, test } from '@atrium/playwright'

const at = '2026-01-01T08:00:00.000Z'
const device = { browser: 'Chrome', system: 'Linux', firstUsedAt: at, lastUsedAt: at, trustedUntil: null }
const devices = [
  { id: 'here', isCurrent: true, ...device },
  { id: 'there', isCurrent: false, ...device },
]
const told = { 'zh-CN': '您曾用 2 个浏览器登录。', 'en-US': 'You have signed in with 2 browsers.' }

test('inside the portal a member sees the page, with what a call answers', async ({ page, atrium, lang }) => {
  await atrium.overrideParcel()
  await atrium.answerCalls({ listOwnDevices: () => devices })
  await atrium.signIn('member')
  await atrium.open('/template')

  await expect(page.getByRole('heading', { level: 1, name: 'template' })).toBeVisible()
  await expect(page.getByText(told[lang])).toBeVisible()
  expect(await atrium.faults()).toEqual([])
})
