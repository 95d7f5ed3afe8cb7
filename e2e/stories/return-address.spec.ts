import { UserType } from '@atrium/shared-utility/contract'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const kept = ['/user/workbench/messages', '/user/workbench?q=a#top']
const refused = [
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/%5Celsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  '/home/login?url=/home/login',
  '/maintenance',
  '/api/sysop/enterprise',
]

for (const url of kept) {
  test(`somebody who is signed in goes on to ${url}`, async ({ page, enterAs }) => {
    await enterAs(UserType.member)
    await page.goto(`/home/login?${new URLSearchParams({ url })}`)
    await expect(page).toHaveURL(url)
  })
}

test(
  'S31: an address outside of the portal, or one that goes in circles, leads home instead',
  { tag: shows.backAndFocus },
  async ({ page, enterAs }) => {
    await enterAs(UserType.member)
    for (const url of refused) {
      await page.goto(`/home/login?${new URLSearchParams({ url })}`)
      await expect(page, url).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/space-\w+\/user\/workbench$/)
    }
  },
)
