import { faults } from '@atrium/importmap/playwright'
import { UserType } from '@atrium/shared-utility/contract'
import { aTeam } from '../src/a-team.ts'
import { confirmByPassword } from '../src/confirm-by-password.ts'
import type { Given } from '../src/given.ts'
import { localParcel } from '../src/local-parcel.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

// Whatever is released is told to every open page: no other story's.
const test = onOwnPortal()

/** What one sees alone belongs to a session, so none that other stories share. */
async function ownSession(given: Given, userType: UserType = UserType.operator) {
  return (await given.signIn(await given.account(userType))).cookieValues()
}

test(
  'a preview’s link shows the version to whoever takes it, alone, until they end it; its secret is nowhere in the address',
  { tag: '@everywhere' },
  async ({ given, stage, otherPage, complaints, t }) => {
    // The platform's own people take no preview of a token.
    const team = await aTeam(given, stage, { userTypes: ['member'] })
    await team.release('1.0.0', 'Contracts, first')
    await team.upload('2.0.0', { heading: 'Contracts, second' })
    const link = await team.machine.call('addOwnPreview', { version: '2.0.0' })
    const page = await otherPage(await ownSession(given, UserType.member))
    await page.goto(link.path)
    await expect(page.getByText(`@sales/${team.slug} 2.0.0`)).toBeVisible()
    expect(page.url()).not.toContain('#')
    expect(await faults(page, [])).toEqual([])
    await page.getByRole('button', { name: t('openPreview') }).click()
    await confirmByPassword(page, stage, t)
    await expect(page.getByRole('heading', { level: 1, name: 'Contracts, second' })).toBeVisible()
    const told = page.getByRole('region', { name: t('onlyYouSee') })
    await expect(told).toContainText('2.0.0')
    expect(await faults(page, [])).toEqual([])

    const neighbour = await otherPage(await ownSession(given, UserType.member))
    // It is asked for once before the person has confirmed who they are.
    complaints.allow(/status of 4(?:03|10).*preview/)
    const answered = neighbour.waitForResponse(/preview\/find$/)
    await neighbour.goto(link.path)
    expect((await answered).status()).toBe(410)
    await expect(neighbour.getByRole('button', { name: t('openPreview') })).toHaveCount(0)
    await neighbour.goto(team.path)
    await expect(neighbour.getByRole('heading', { level: 1, name: 'Contracts, first' })).toBeVisible()

    await told.getByRole('button', { name: t('endOverride') }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contracts, first' })).toBeVisible()
    await expect(told).toBeHidden()
    await team.withdraw()
  },
)

test(
  'what a developer’s own machine serves stands in the portal once they have confirmed it, each saved file at once, and goes when operators revoke it',
  { tag: shows.contentPolicy },
  async ({ given, stage, otherPage, complaints, t }) => {
    const team = await aTeam(given, stage)
    await team.release('1.0.0', 'Visits, released')
    const machine = await localParcel(stage.url)
    machine.save('Visits, from here')
    const asked = await askedFor(team, { machine, given })
    const page = await otherPage(await ownSession(given))
    await page.goto(asked.path)
    await page.getByRole('button', { name: t('confirmDev') }).click()
    await confirmByPassword(page, stage, t)
    await expect(page.getByRole('heading', { level: 1, name: 'Visits, from here' })).toBeVisible()
    await expect(page.getByRole('region', { name: t('onlyYouSee') })).toContainText(String(machine.port))

    await expect.poll(() => machine.asked).toContain('GET builds')
    machine.save('Visits, saved')
    await expect(page.getByRole('heading', { level: 1, name: 'Visits, saved' })).toBeVisible()
    await expect.poll(() => machine.asked).toContain('POST shown?build=2&as=shown')

    // No other person's page lets that machine in, whatever names it.
    const neighbour = await otherPage(await ownSession(given))
    await neighbour.goto(team.path)
    await expect(neighbour.getByRole('heading', { level: 1, name: 'Visits, released' })).toBeVisible()
    complaints.allow(/Refused to load/, /status of 403.*override/)
    const refused = await neighbour.evaluate<string>(
      `System.import(${JSON.stringify(`${machine.address}entry.js`)}).then(() => 'loaded', String)`,
    )
    expect(refused).toContain('Refused to load')

    await team.operator.call('revokeOverride', { id: asked.id })
    await expect(page.getByRole('heading', { level: 1, name: 'Visits, released' })).toBeVisible()
    await expect(page.getByRole('region', { name: t('onlyYouSee') })).toBeHidden()
    machine.close()
    await team.withdraw()
  },
)

type Asking = { machine: Awaited<ReturnType<typeof localParcel>>; given: Given }

async function askedFor(team: Awaited<ReturnType<typeof aTeam>>, { machine: { port, key }, given }: Asking) {
  const { loginId } = await given.account(UserType.operator)
  const title = { 'zh-CN': '开发中', 'en-US': 'In development' }
  const routes = [{ path: team.path, kind: 'root' as const, title, userTypes: ['operator' as const] }]
  const declaration = { name: `@sales/${team.slug}`, description: title, routes }
  return team.machine.call('askOverride', { loginId, port, key, declaration })
}
