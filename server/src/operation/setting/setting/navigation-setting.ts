import { userTypeName, type CallOutput, type CallParsed } from '@atrium/shared-utility/contract'
import { hideableEntries } from '../../../enterprise/navigation/entries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { changeSetting } from './change-setting.ts'

type Entries = CallOutput<'getPlatformSettings'>['navigation']['entries']

/** The entries that may be hidden, by the name that the navigation has for them. */
export async function navigationEntries({ db, lang, services }: Context): Promise<Entries> {
  const { words } = await services.dictionary(lang)
  const entries = hideableEntries(await services.routes(db, null))
  return entries.map(({ path, title, userTypes }) => ({ path, name: words[title] ?? path, userTypes: [...userTypes] }))
}

export async function updateNavigationSetting(
  { hidden, version }: CallParsed<'updateNavigationSetting'>,
  context: Context,
) {
  const entries = hideableEntries(await context.services.routes(context.db, null))
  const known = entries.flatMap(({ path, userTypes }) => userTypes.map((type) => `${userTypeName(type)}:${path}`))
  const next = () => ({ hidden: known.filter((entry) => hidden.includes(entry)) })
  return changeSetting({ name: 'navigation', version, next }, context)
}
