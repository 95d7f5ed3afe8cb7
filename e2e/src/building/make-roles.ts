import { expect, type Page } from '@playwright/test'
import type { FillingIn } from './fill-in.ts'
import type { Words } from './make-application.ts'

/** The roles of an application in the builder, with nothing but the keyboard. */
export function atTheRoles(page: Page, { keys, nameOf, select, pick }: FillingIn, { t, say }: Words) {
  return { show, addRole, setRights, addMember }

  async function show() {
    await keys.tabTo(page.getByRole('button', { name: say('tables'), exact: true }))
    await keys.press('ArrowRight')
    await keys.press('Enter')
  }

  async function addRole(label: string) {
    await keys.choose(page.getByRole('button', { name: say('addRole') }))
    const dialog = page.getByRole('dialog', { name: say('addRole') })
    await keys.type(nameOf(dialog), label)
    await keys.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible()
  }

  /** In the picture of all roles and tables. `acts` are the words of the switches. */
  async function setRights(role: string, table: string, rights: { acts: readonly string[]; rows: string }) {
    const ofBoth = { name: new RegExp(`${role}.*${table}`) }
    await keys.choose(page.getByRole('cell').getByRole('button', ofBoth))
    const dialog = page.getByRole('dialog', ofBoth)
    for (const act of rights.acts) {
      await keys.tabTo(dialog.getByRole('switch', { name: act }))
      await keys.press('Space')
    }
    await select(dialog.getByLabel(say('rows')), rights.rows)
    await keys.choose(dialog.getByRole('button', { name: t('save') }))
    await expect(dialog).toBeHidden()
  }

  /** To the role that is shown: a department or a person, by name. */
  async function addMember(who: 'department' | 'person', name: string) {
    await keys.choose(page.getByRole('button', { name: say('addMembers') }))
    const dialog = page.getByRole('dialog', { name: say('addMembers') })
    await select(dialog.getByLabel(say('who')), who)
    await pick(dialog.getByRole('combobox', { name: say(who) }).and(page.locator('input')), name)
    await keys.choose(dialog.getByRole('button', { name: say('add'), exact: true }))
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
}
