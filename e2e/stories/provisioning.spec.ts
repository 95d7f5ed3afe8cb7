import { UserType } from '@atrium/shared-utility/contract'
import { chosenPassword } from '../src/given.ts'
import { holdTable } from '../src/hold-table.ts'
import { onOwnPortal } from '../src/own-portal.ts'
import { signIn } from '../src/sign-in.ts'
import { shows } from '../src/shows.ts'
import { expect } from '../src/story.ts'

const test = onOwnPortal()

test('an operator creates an enterprise, follows it through a reload to 100 %, and its administrator is at work in it', async ({
  page,
  enterAs,
  given,
  otherPage,
  portal,
  t,
}) => {
  const { name, admin } = given.newEnterprise()
  const held = await holdTable(portal.dataFolder, 'application')
  await enterAs(UserType.operator)
  await page.goto('/sysop/enterprise')
  await page.getByRole('button', { name: t('addEnterprise') }).click()
  const dialog = page.getByRole('dialog', { name: t('addEnterprise') })
  await dialog.getByRole('textbox', { name: t('enterpriseName'), exact: true }).fill(name)
  await dialog.getByLabel(t('adminLoginId')).fill(admin.loginId)
  await dialog.getByLabel(t('adminName')).fill(admin.name ?? '')
  await dialog.getByRole('button', { name: t('createAndProvision') }).click()

  const bar = page.getByRole('progressbar', { name: t('provisioning') })
  await expect(bar).toHaveAttribute('aria-valuenow', '60')
  await page.reload()
  await expect(bar).toHaveAttribute('aria-valuenow', '60')
  await held.release()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')

  const said = async (what: 'firstPassword' | 'signInAddress') =>
    (await page.getByText(t(what)).locator('code').first().textContent()) ?? ''
  const [password, address] = [await said('firstPassword'), await said('signInAddress')]
  expect(address).toMatch(/\/space-\w+\/home\/login$/)
  const newcomer = await otherPage({})
  await newcomer.goto(address)
  await expect(newcomer.getByRole('heading', { level: 1, name: t('signIn') })).toBeVisible()
  await signIn(newcomer, { loginId: admin.loginId, password }, t)
  await expect(newcomer.getByRole('heading', { level: 1, name: t('ownPassword') })).toBeVisible()
  await newcomer.locator('input[name="newPassword"]').fill(chosenPassword)
  await newcomer.locator('input[name="repeat"]').fill(chosenPassword)
  await newcomer.getByRole('button', { name: t('saveAndGoOn') }).click()
  await expect(newcomer).toHaveURL(address.replace('home/login', 'user/workbench'))
  await expect(newcomer.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible()
  await expect(newcomer.getByRole('list', { name: t('allApplications') }).getByRole('listitem')).not.toHaveCount(0)

  await page.reload()
  await expect(page.getByText(t('firstPasswordUsed'))).toBeVisible()
})

test(
  'a server that is killed in the middle and started again finishes, with exactly one administrator',
  { tag: shows.kill },
  async ({ page, enterAs, given, portal, t, complaints }) => {
    complaints.allow(
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED/,
    )
    const asked = given.newEnterprise()
    const operator = await given.signedIn(UserType.operator)
    const held = await holdTable(portal.dataFolder, 'application')
    const { entid } = await operator.call('addEnterprise', asked)
    await enterAs(UserType.operator)
    await page.goto(`/sysop/enterprise/${entid}`)
    const bar = page.getByRole('progressbar', { name: t('provisioning') })
    await expect(bar).toHaveAttribute('aria-valuenow', '60')

    await portal.crash()
    await held.release()
    await portal.restart()
    await expect.poll(async () => (await operator.tryCall('getEnterpriseProgress', { entid })).status).toBe(200)
    await page.reload()
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    const administrators = page.getByRole('list', { name: t('administrators') }).getByRole('listitem')
    await expect(administrators).toHaveCount(1)
    await expect(administrators).toContainText(asked.admin.loginId)

    const { initialSecret } = await operator.call('getEnterpriseProgress', { entid })
    const person = await given.firstSignIn({ loginId: asked.admin.loginId, password: initialSecret ?? '' })
    expect(await person.call('getLoginStatus', {})).toMatchObject({
      user_type: UserType.administrator,
      curEntId: entid,
    })
    expect(await person.call('listApplications', {}, { space: entid })).toHaveLength(3)
  },
)
