import { forgetCookies } from '../src/forget-cookies.ts'
import { injectBridge, messengerAgents, messengerSpace, newColleague } from '../src/messengers.ts'
import { newMember } from '../src/new-member.ts'
import { codeSentTo } from '../src/sms.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

const wanted = `/space-${messengerSpace}/user/workbench/messages?show=unread`

test.describe('in DingTalk', { tag: '@both' }, () => {
  test.use({ userAgent: messengerAgents.dingtalk })

  test('a stranger binds an account and arrives where they wanted, and the next time is straight there', async ({
    page,
    context,
    given,
    t,
  }) => {
    const colleague = await newColleague(given)
    await injectBridge(context, 'dingtalk', await colleague.code('dingtalk'))
    await page.goto(wanted)
    await expect(page).toHaveURL(`/space-${messengerSpace}/openBind`)
    await expect(page.getByText(colleague.name)).toBeVisible()
    await page.getByRole('button', { name: t('createAccount') }).click()
    await page.getByRole('button', { name: t('createAndSignIn') }).click()
    await expect(page).toHaveURL(wanted)
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()

    await forgetCookies(page)
    await injectBridge(context, 'dingtalk', await colleague.code('dingtalk'))
    await page.goto(wanted)
    await expect(page.getByRole('heading', { level: 1, name: t('messages') })).toBeVisible()
    await expect(page).toHaveURL(wanted)
  })
})

test.describe('in Feishu', { tag: '@both' }, () => {
  test.use({ userAgent: messengerAgents.feishu })

  test('a stranger binds their account by its telephone and arrives where they wanted', async ({
    page,
    context,
    given,
    stage,
    t,
  }) => {
    const { phone } = await newMember(given, stage)
    const colleague = await newColleague(given)
    await injectBridge(context, 'feishu', await colleague.code('feishu'))
    const script = page.waitForResponse(/feishucdn\.com\/.*h5-js-sdk/)
    await page.goto(wanted)
    expect((await script).ok()).toBe(true)
    await expect(page).toHaveURL(`/space-${messengerSpace}/openBind`)
    await page.getByRole('button', { name: t('bindByPhone') }).click()
    await page.getByLabel(t('phone')).fill(phone)
    await page.getByRole('button', { name: t('sendCode') }).click()
    const code = page.getByRole('textbox', { name: t('code'), exact: true })
    await expect(code).toBeFocused()
    await code.fill(await codeSentTo(phone, stage, 2))
    await page.getByRole('button', { name: t('bindAndSignIn') }).click()
    await expect(page).toHaveURL(wanted)
  })
})

test.describe('in Feishu, whose client gives no code', () => {
  test.use({ userAgent: messengerAgents.feishu })

  test('its integration page asks Feishu’s own page, which leads to the page that was wanted', async ({
    page,
    given,
    t,
  }) => {
    const colleague = await newColleague(given)
    const visited: string[] = []
    page.on('framenavigated', (frame) => void visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search))
    await page.goto(wanted)
    await page.getByRole('link', { name: colleague.name }).click()
    await page.getByRole('button', { name: t('createAccount') }).click()
    await page.getByRole('button', { name: t('createAndSignIn') }).click()
    await expect(page).toHaveURL(wanted)
    expect(visited).toContain(`/space-${messengerSpace}/integration/loginfs?by=page`)
  })
})

test.describe('in WeCom', { tag: [shows.cookies, '@both'] }, () => {
  test.use({ userAgent: messengerAgents.wechat })

  test('the way leads over WeCom’s page and back to the page that was wanted', async ({ page, given, t }) => {
    const colleague = await newColleague(given)
    for (const isBound of [false, true]) {
      await forgetCookies(page)
      await page.goto(wanted)
      await page.getByRole('link', { name: colleague.name }).click()
      if (!isBound) await page.getByRole('button', { name: t('createAccount') }).click()
      if (!isBound) await page.getByRole('button', { name: t('createAndSignIn') }).click()
      await expect(page).toHaveURL(wanted)
    }
  })
})

test('an ordinary browser is offered the enterprise’s messengers, and keeps the page that was wanted', async ({
  page,
  given,
  t,
}) => {
  const colleague = await newColleague(given)
  await page.goto(wanted)
  await page.getByRole('link', { name: t('byFeishu') }).click()
  await page.getByRole('link', { name: colleague.name }).click()
  await page.getByRole('button', { name: t('createAccount') }).click()
  await page.getByRole('button', { name: t('createAndSignIn') }).click()
  await expect(page).toHaveURL(wanted)
})
