import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal({ edition: 'developer' })

const landings = [
  { type: 7, at: /^\/sysop\/enterprise$/ },
  { type: 9, at: /^\/console$/ },
  { type: 6, at: /^\/space-\w+\/homepage$/ },
  { type: 4, at: /^\/space-\w+\/homepage$/ },
  { type: 0, at: /^\/space-\w+\/user\/workbench$/ },
  { type: 5, at: /^\/space-\w+\/user\/workbench$/ },
] as const

for (const { type, at } of landings) {
  test(`in the developer edition somebody of type ${type} lands where their role leads`, async ({ page, given, t }) => {
    await page.goto('/home/login')
    await signIn(page, await given.account(type), t)
    await expect(page).toHaveURL((url) => at.test(url.pathname))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
