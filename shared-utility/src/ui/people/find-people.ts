import { call } from '../../call/call.ts'
import { currentLang } from '../../page/i18n/words.ts'
import type { Colleague } from '../../contract/index.ts'
import type { Find } from '../form/use-found.ts'
import { departmentName } from './use-department-name.ts'

/** People of the enterprise by a part of their name; their main department tells those of one name apart. */
export const findPeople: Find = async (iSearch, signal) => {
  const { list } = await call('listDirectory', { iSearch, iDisplayLength: 20 }, { signal })
  return list.map((person) => ({ value: person.userId, label: labelOf(person) }))
}

function labelOf({ name, departments: [main] }: Colleague) {
  if (main === undefined) return name
  const parts = [departmentName(main, currentLang()), main.title].filter((part) => part !== '')
  return `${name} (${parts.join(' · ')})`
}
