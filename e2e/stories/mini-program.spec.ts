import { UserType } from '@atrium/shared-utility/contract'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal()
const wanted = '/user/workbench/messages?show=unread'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
})

test(
  'a mini program has sign-in and maintenance pages of its own, and both lead back',
  { tag: '@both' },
  async ({ page, given, portal, t, complaints }) => {
    complaints.allow(/status of 503/)
    // On iOS the agent does not say so: the host does when it is asked, and answers in its own time.
    await page.addInitScript(() => {
      const getEnv = (then: (answer: object) => void) => setTimeout(() => then({ miniprogram: true }))
      Object.assign(window, { wx: { miniProgram: { getEnv } } })
    })
    await page.goto(wanted)
    await expect(page).toHaveURL(`/m/login?${new URLSearchParams({ url: wanted })}`)
    await signIn(page, await given.account(UserType.member), t)
    await expect(page).toHaveURL(wanted)
    // A page that is open would be on its way to the maintenance page by itself.
    await page.goto('about:blank')
    await portal.maintenance('on')
    await page.goto(wanted)
    await expect(page).toHaveURL(/\/m\/maintenance/)
    await expect(page.getByRole('heading', { level: 1, name: t('maintenance') })).toBeVisible()
    await portal.maintenance('off')
    await expect(page).toHaveURL(wanted)
  },
)
