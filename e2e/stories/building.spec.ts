import type { Page } from '@playwright/test'
import { faults } from '@atrium/importmap/playwright'
import { UserType } from '@atrium/shared-utility/contract'
import { builderWords } from '../src/building/builder-words.ts'
import { fillingIn } from '../src/building/fill-in.ts'
import { atTheBuilder } from '../src/building/make-application.ts'
import { atTheRoles } from '../src/building/make-roles.ts'
import { shownWhole } from '../src/shown-whole.ts'
import { shows } from '../src/shows.ts'
import { expect, test } from '../src/story.ts'

test(
  'an administrator makes an application by keyboard and gives it to a department; a member fills it in on a phone, and a colleague of another department has nothing of it',
  { tag: [shows.backAndFocus, '@everywhere'] },
  async ({ page, lang, enterAs, otherPage, given, t, complaints }) => {
    complaints.allow(/status of (?:403|404)/)
    const say = builderWords(lang)
    const name = given.unique('Faults')
    const fault = given.unique('Leak')
    const form = fillingIn(page, t)
    const builder = atTheBuilder(page, form, { t, say })
    const roles = atTheRoles(page, form, { t, say })
    await enterAs(UserType.administrator)

    await builder.begin(name)
    await builder.addTable('Machine', [{ label: 'Title', type: 'text' }])
    await builder.addTable('Fault', [
      { label: 'What', type: 'text' },
      { label: 'Where', type: 'relation', relatesTo: 'Machine' },
      { label: 'Urgency', type: 'choice', option: 'High' },
      { label: 'Until', type: 'date' },
      { label: 'Cost', type: 'number' },
    ])
    await look(page)
    await roles.show()
    const [see, add, change] = [say('seeRecords'), say('addRecords'), say('changeRecords')]
    await roles.addRole('Head')
    await roles.setRights('Head', 'Machine', { acts: [see, add, change], rows: 'all' })
    await roles.setRights('Head', 'Fault', { acts: [see, add, change], rows: 'all' })
    await roles.addMember('person', '周小满')
    await roles.addRole('Reporter')
    await roles.setRights('Reporter', 'Machine', { acts: [see, add], rows: 'all' })
    await roles.setRights('Reporter', 'Fault', { acts: [see, add, change], rows: 'department' })
    await roles.addMember('department', say('production'))
    await look(page)
    await builder.publish()
    const appId = /\/builder\/(\w+)/.exec(page.url())?.[1] ?? ''

    await page.goto('/enterprise/applications')
    await page.getByRole('button', { name: `${say('whoCanUse')} ${name}` }).click()
    const access = page.getByRole('dialog')
    await access.getByLabel(say('openTo')).selectOption('chosen')
    await access.getByRole('combobox', { name: say('departments') }).fill(say('production'))
    await page.getByRole('option', { name: say('production') }).click()
    // The list stays for the next one, and may cover the button.
    await page.keyboard.press('Tab')
    // The session is shared by all stories: whether it was confirmed lately must not depend on them.
    await given.confirmed(UserType.administrator)
    await access.getByRole('button', { name: t('save') }).click()
    await expect(access).toBeHidden()

    const member = await given.signedIn(UserType.member)
    const phone = await otherPage(member.cookieValues())
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto('/user/workbench/applications')
    await phone.getByRole('link', { name }).first().click()
    await phone
      .getByRole('link', { name: say('newRecord') })
      .first()
      .click()
    await phone.getByLabel('Title').fill('Press 3')
    await phone.getByRole('button', { name: t('save') }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Press 3' })).toBeVisible()
    await phone.goto(`/app/${appId}/fault/new`)
    await phone.getByLabel('What').fill(fault)
    await phone.getByRole('combobox', { name: 'Where' }).fill('Press')
    await phone.getByRole('option', { name: 'Press 3' }).click()
    await phone.getByLabel('Urgency').selectOption({ label: 'High' })
    await phone.getByLabel('Cost').fill('12.50')
    await look(phone)
    await phone.getByRole('button', { name: t('save') }).click()
    await expect(phone.getByRole('heading', { level: 1, name: fault })).toBeVisible()
    await expect(phone.getByText('Press 3').first()).toBeVisible()
    await look(phone)
    const recordId = new URL(phone.url()).pathname.split('/').at(-1) ?? ''

    const colleague = await given.signedIn(UserType.developer)
    const row = { appId, entity: 'fault', id: recordId }
    const listed = async () => (await colleague.call('listApplications', {})).some(({ id }) => id === appId)
    const other = await otherPage(colleague.cookieValues())
    expect(await listed()).toBe(false)
    expect((await colleague.tryCall('getRecord', row)).error).toBe('appNotFound')
    await other.goto(`/app/${appId}/fault/${recordId}`)
    await expect(other.getByRole('alert')).toBeVisible()

    // Let into the application, the colleague has nothing of the other department in it.
    const administrator = await given.confirmed(UserType.administrator)
    const { version } = await administrator.call('getApplicationAccess', { id: appId })
    await administrator.call('updateApplicationAccess', { id: appId, version, audience: 'everyone' })
    const draft = await administrator.call('getApplicationDraft', { appId })
    const uid = draft.roles.find(({ body }) => body.label === 'Reporter')?.uid ?? ''
    await administrator.call('addAppRoleMember', { appId, uid })
    expect(await listed()).toBe(true)
    expect((await colleague.tryCall('getRecord', row)).error).toBe('recordNotFound')
    await other.reload()
    await expect(other.getByRole('alert')).toBeVisible()
    await other.goto(`/app/${appId}/fault`)
    await other.getByRole('searchbox', { name: say('searchRecords') }).fill(fault)
    await expect(other.getByText(say('noMatch')).first()).toBeVisible()
    await expect(other.getByText(fault)).toHaveCount(0)
    await administrator.call('updateBuiltApplication', { appId, name, isVisible: false })
  },
)

function look(page: Page) {
  return shownWhole(page, async () => expect.soft(await faults(page), page.url()).toEqual([]))
}
