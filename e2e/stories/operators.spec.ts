import { UserType } from '@atrium/shared-utility/contract'
import { goAndListen } from '../src/go-and-listen.ts'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'an operator ends a session, its page is out by itself, and both logs tell of it',
  { tag: shows.live },
  async ({ page, given, otherPage, t, complaints }) => {
    complaints.allow(/status of 40[13]/)
    const { entid, admin } = await given.enterprise()
    const theirs = await otherPage((await given.signIn(admin)).cookieValues())
    await goAndListen(theirs, `/space-${entid}/user/workbench`)
    await expect(theirs.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()

    const operator = await given.account(UserType.operator)
    const asked = `/sysop/sessions?${new URLSearchParams({ iSearch: admin.loginId })}`
    await page.goto(asked)
    await signIn(page, operator, t)
    await expect(page).toHaveURL(asked)
    const { list } = await (
      await given.signedIn(UserType.operator)
    ).call('listLiveSessions', { iSearch: admin.loginId })
    const newest = page.getByRole('button', { name: t('actionsOf') }).first()
    await newest.click()
    await page.getByRole('menuitem', { name: t('endThisSession') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('endThisSession') })
      .click()
    const question = page.getByRole('dialog', { name: t('confirmIdentity') })
    await question.getByLabel(t('password')).fill(operator.password)
    await question.getByRole('button', { name: t('confirm'), exact: true }).click()
    await expect(page.getByText(t('sessionsEnded'))).toBeVisible()

    await expect(theirs.getByLabel(t('loginId'))).toBeVisible()
    await expect(theirs).toHaveURL(/\/home\/login\?url=/)

    await page.goto(`/sysop/audit?${new URLSearchParams({ target: list[0]?.id ?? '' })}`)
    await expect(page.getByRole('row').filter({ hasText: t('actSessionEnded') })).toHaveCount(1)
    await page.goto(`/sysop/sign-ins?${new URLSearchParams({ iSearch: admin.loginId })}`)
    await expect(page.getByRole('row').filter({ hasText: t('done') })).not.toHaveCount(0)
  },
)
