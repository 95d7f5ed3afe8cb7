import { call } from '../../call/call.ts'
import { currentLang } from '../../page/i18n/words.ts'
import type { Department } from '../../contract/index.ts'
import type { Picker } from '../list/control.ts'
import { holding, indexTree, wayTo, type TreeIndex } from '../tree/tree.ts'
import { departmentName } from './use-department-name.ts'

/** So many are offered of what is found. */
const most = 50

/** Departments by a part of their name, each with what it stands below. */
export const departmentPicker: Picker = {
  async find(text, signal) {
    const tree = indexTree(await call('listDepartments', {}, { signal }))
    const { found } = holding(tree, { text, most, nameOf: (one) => departmentName(one, currentLang()) })
    return found.slice(0, most).map(({ id }) => ({ value: id, label: wayOf(tree, id) }))
  },
  async nameOf(id, signal) {
    return wayOf(indexTree(await call('listDepartments', {}, { signal })), id) || id
  },
}

function wayOf(tree: TreeIndex<Department>, id: string) {
  return wayTo(tree, id)
    .map((one) => departmentName(one, currentLang()))
    .join(' / ')
}
