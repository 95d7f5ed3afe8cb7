import { call } from '@atrium/shared-utility'
import { memberTypes, userStatuses, userTypeName } from '@atrium/shared-utility/contract'
import { categoryChoice, describeList, userTones, userTypeWord, type Picker } from '@atrium/shared-utility/ui'
import { careEnterprisePath } from './care-path.ts'
import { useCategories } from './categories.ts'

/** Enterprises in care, by a part of their name. */
const enterprisePicker: Picker = {
  async find(q, signal) {
    const { list } = await call('listEnterprisesInCare', { iSearch: q }, { signal })
    return list.map(({ entid, name }) => ({ value: entid, label: name }))
  },
  async nameOf(entid, signal) {
    const { name } = await call('getEnterpriseInCare', { entid }, { signal })
    return name
  },
}

/** The people of the enterprises in care, once for each of these. */
export const carePersonList = describeList({
  call: 'listPeopleInCare',
  id: 'care-people',
  labels: 'person',
  search: 'people.search',
  useWords: useCategories,
  columns: {
    name: { text: (row) => row.name },
    loginId: { text: (row) => row.loginId, width: 136, grows: true },
    entName: { text: (row) => row.entName, linkTo: (row) => careEnterprisePath(row.entid), width: 136, grows: true },
    userType: { text: (row, { t }) => t(`userType.${userTypeName(row.userType)}`), width: 136, grows: true },
    title: { text: (row) => row.title, width: 120, grows: true },
    status: { text: (row, { t }) => t(`userStatus.${row.status}`), tone: (row) => userTones[row.status], width: 112 },
    joinedAt: { text: (row, { format }) => format.date(row.joinedAt), width: 124 },
    entid: { text: (row) => row.entid, isOptional: true },
  },
  otherFields: { userid: 'notShown' },
  sorts: { name: 'name', joinedAt: 'joinedAt' },
  filters: {
    entid: { kind: 'pick', label: 'person.entName', picker: enterprisePicker },
    userType: { kind: 'choice', values: memberTypes, word: (type, { t }) => t(`userType.${userTypeWord(type)}`) },
    status: { kind: 'choice', values: userStatuses, word: (status, { t }) => t(`userStatus.${status}`) },
    saas_id: categoryChoice,
  },
})
