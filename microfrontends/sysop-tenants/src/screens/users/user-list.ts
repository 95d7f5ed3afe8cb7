import {
  isPlatformStaff,
  membershipStates,
  userStatuses,
  userTypeName,
  userTypes,
  type UserType,
} from '@atrium/shared-utility/contract'
import { categoryChoice, describeList, enterprisePicker, userTones, userTypeWord } from '@atrium/shared-utility/ui'
import { useSaasCategories } from '../../saas-categories.ts'

/** The operator's people; the columns that answer rarer questions are shown when chosen. */
export const userList = peopleOf(userTypes)

/** Those of one enterprise: people of the platform belong to none. */
export const memberList = peopleOf(userTypes.filter((type) => !isPlatformStaff(type)))

function peopleOf(types: readonly UserType[]) {
  return describeList({
    call: 'listUsers',
    id: 'users',
    labels: 'user',
    search: 'users.search',
    useWords: useSaasCategories,
    columns: {
      name: { text: (row) => row.name, width: 136, grows: true },
      loginId: { text: (row) => row.loginId, width: 104, grows: true },
      status: { text: (row, { t }) => t(`userStatus.${row.status}`), tone: (row) => userTones[row.status], width: 96 },
      userType: {
        text: (row, { t }) => (row.userType === null ? null : t(`userType.${userTypeName(row.userType)}`)),
        width: 136,
        grows: true,
      },
      entName: { text: (row) => row.entName, enterprise: (row) => row.entid, width: 136, grows: true },
      membership: {
        text: (row, { t }) => row.membership && t(`membershipState.${row.membership}`),
        tone: (row) => userTones[row.membership ?? 'active'],
        width: 96,
      },
      online: {
        text: (row, { t }) => t(row.online ? 'user.isOnline' : 'user.isOffline'),
        tone: (row) => (row.online ? 'success' : 'neutral'),
        width: 104,
        // Asked more often of the live sessions, which say more of it.
        isOptional: true,
      },
      lastLoginAt: { text: (row, { format }) => row.lastLoginAt && format.dateTime(row.lastLoginAt), width: 176 },
      lastIp: { text: (row) => row.lastIp, isOptional: true },
      createdAt: { text: (row, { format }) => format.date(row.createdAt), isOptional: true },
      isRoot: { text: (row) => row.isRoot, isOptional: true },
      entid: { text: (row) => row.entid, isOptional: true },
    },
    otherFields: { userid: 'notShown', version: 'notShown' },
    sorts: { createdAt: 'createdAt', name: 'name', lastLoginAt: 'lastLoginAt' },
    filters: {
      userType: {
        kind: 'buttons',
        values: ['all', ...types],
        word: (type, { t }) => t(`userType.${userTypeWord(type)}`),
      },
      userName: { kind: 'text', label: 'user.name' },
      entid: { kind: 'pick', label: 'user.entName', picker: enterprisePicker },
      status: { kind: 'choice', values: userStatuses, word: (status, { t }) => t(`userStatus.${status}`) },
      membership: {
        kind: 'choice',
        values: membershipStates,
        word: (state, { t }) => t(`membershipState.${state}`),
      },
      saas_id: categoryChoice,
      online: { kind: 'flag' },
      isRoot: { kind: 'flag' },
    },
  })
}
