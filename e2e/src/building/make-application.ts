import { expect, type Page } from '@playwright/test'
import type { FieldType } from '@atrium/shared-utility/contract'
import type { wordsOf } from '../words.ts'
import type { BuilderWords } from './builder-words.ts'
import type { FillingIn } from './fill-in.ts'

type Field = { label: string; type: FieldType; relatesTo?: string; option?: string }
export type Words = { t: ReturnType<typeof wordsOf>; say: BuilderWords }

/** A person who makes an application in the builder, with nothing but the keyboard. */
export function atTheBuilder(page: Page, { keys, nameOf, select }: FillingIn, { t, say }: Words) {
  return { begin, addTable, publish }

  async function begin(name: string) {
    await page.goto('/builder')
    await keys.choose(page.getByRole('button', { name: say('newApplication') }))
    const dialog = page.getByRole('dialog', { name: say('newApplication') })
    await keys.type(nameOf(dialog), name)
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  }

  async function addTable(label: string, fields: readonly Field[]) {
    await keys.choose(page.getByRole('button', { name: say('addTable') }).first())
    const dialog = page.getByRole('dialog', { name: say('addTable') })
    await keys.type(nameOf(dialog), label)
    await keys.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
    for (const field of fields) await addField(field)
  }

  async function addField({ label, type, relatesTo, option }: Field) {
    await keys.choose(page.getByRole('button', { name: say('addField') }))
    const dialog = page.getByRole('dialog', { name: say('addField') })
    await keys.type(nameOf(dialog), label)
    await select(dialog.getByLabel(say('type')), type)
    if (option !== undefined) {
      await keys.choose(dialog.getByRole('button', { name: say('addOption') }))
      await keys.type(dialog.getByRole('textbox', { name: say('option'), exact: true }), option)
    }
    if (relatesTo !== undefined) await select(dialog.getByLabel(say('relatesTo')), relatesTo)
    await keys.choose(dialog.getByRole('button', { name: say('add'), exact: true }))
    await expect(dialog).toBeHidden()
  }

  async function publish() {
    await keys.choose(page.getByRole('button', { name: t('publish'), exact: true }))
    await keys.choose(page.getByRole('dialog').getByRole('button', { name: t('publish'), exact: true }))
    await expect(page.getByText(say('live'), { exact: true })).toBeVisible()
  }
}
