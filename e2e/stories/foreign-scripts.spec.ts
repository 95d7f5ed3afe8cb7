import type { Page } from '@playwright/test'
import { UserType } from '@atrium/shared-utility/contract'
import { faultyParcel, replaceParcel } from '../src/broken-parcel.ts'
import { answerElsewhere, everyWay } from '../src/foreign-scripts.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const tenants = '@atrium/sysop-tenants'

test(
  'a parcel that hides what it does tries nine ways to bring a script from elsewhere into a page, and none leads there',
  { tag: shows.contentPolicy },
  async ({ page, enterAs, complaints }) => {
    complaints.allow(/^policy: |Content Security Policy|requires 'Trusted/)
    let sent = (headers: Headers) => headers
    const code = faultyParcel({ mount: everyWay })
    await replaceParcel(page, tenants, { code, changeHeaders: (headers) => sent(headers) })
    // Of two routes the later one is asked first.
    const asked = await answerElsewhere(page)
    await enterAs(UserType.operator)
    expect(await ranIn(page)).toEqual([])
    expect(asked).toEqual([])

    // They are ways: into a page that has the policy with the nonce alone they lead.
    sent = withoutSources
    expect(await ranIn(page)).toEqual(['element', 'attribute', 'frame', 'written', 'text', 'import'])
  },
)

type Headers = Record<string, string>

async function ranIn(page: Page) {
  await page.goto('/sysop/enterprise')
  await expect.poll(() => page.evaluate<unknown>('window.tried')).toBe(true)
  return page.evaluate<unknown>('window.ran')
}

/** The headers of a page without its second policy. */
function withoutSources(headers: Headers) {
  const name = 'content-security-policy'
  return { ...headers, [name]: headers[name]?.replace(/^script-src [^,]*, /, '') ?? '' }
}
