import { call } from '../../call/call.ts'
import { currentLang } from '../../page/i18n/words.ts'
import type { Colleague } from '../../contract/index.ts'
import type { Find } from '../form/use-found.ts'
import { departmentName } from './use-department-name.ts'

/** People of the enterprise by a part of their name; their main department tells those of one name apart. */
export const findPeople: Find = async (iSearch, signal) => (await colleagues(iSearch, signal)).map(optionOf)

/** The same without people from outside. */
export const findOwnPeople: Find = async (iSearch, signal) =>
  (await colleagues(iSearch, signal)).filter((person) => !person.isExternal).map(optionOf)

async function colleagues(iSearch: string, signal: AbortSignal) {
  const { list } = await call('listDirectory', { iSearch, iDisplayLength: 20 }, { signal })
  return list
}

const outside = { 'zh-CN': '外部协作者', 'en-US': 'External' }

function optionOf({ userId, name, isExternal, departments: [main] }: Colleague) {
  const lang = currentLang()
  const place = main === undefined ? [] : [departmentName(main, lang), main.title]
  const parts = [...place, isExternal ? outside[lang] : ''].filter((part) => part !== '')
  return { value: userId, label: parts.length > 0 ? `${name} (${parts.join(' · ')})` : name }
}
