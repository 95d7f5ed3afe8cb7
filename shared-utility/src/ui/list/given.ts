import { userStatuses, type UserRow } from '../../contract/index.ts'
import { userTones } from '../display/user-tones.ts'
import { describeList } from './describe-list.ts'

/** A list with a control of every kind, one filter that is not shown, and words of its own. */
export const people = describeList({
  call: 'listUsers',
  id: 'people',
  labels: 'person',
  search: 'people.search',
  useWords: () => ({ categories: ['retail', 'health'] }),
  columns: {
    name: { text: (row) => row.name, width: 100 },
    status: { text: (row, { t }) => t(`state.${row.status}`), tone: (row) => userTones[row.status] },
    isRoot: { text: (row) => row.isRoot },
    entName: { text: (row) => row.entName },
    createdAt: { text: (row, { format }) => format.date(row.createdAt), isOptional: true },
  },
  otherFields: {
    userid: 'notShown',
    loginId: 'notShown',
    userType: 'notShown',
    entid: 'entName',
    online: 'notShown',
    membership: 'notShown',
    lastLoginAt: 'notShown',
    lastIp: 'notShown',
    version: 'notShown',
  },
  sorts: { createdAt: 'createdAt', name: 'name', lastLoginAt: 'notShown' },
  filters: {
    userType: { kind: 'buttons', values: ['all', 6, 7], word: (type) => `type ${type}` },
    userName: { kind: 'text', label: 'person.name', maxLength: 10 },
    status: { kind: 'choice', values: userStatuses, word: (status, { t }) => t(`state.${status}`), hasPlainChip: true },
    saas_id: {
      kind: 'choice',
      values: ({ categories }) => categories,
      word: (id, { categories }) => `${categories.indexOf(id) + 1} ${id}`,
    },
    online: { kind: 'flag' },
    isRoot: { kind: 'flag' },
    entid: 'notShown',
    membership: 'notShown',
  },
})

export const words = {
  'people.search': 'Find people',
  'person.userType': 'Type',
  'person.name': 'Name',
  'person.status': 'State',
  'person.isRoot': 'Root',
  'person.entName': 'Enterprise',
  'person.createdAt': 'Since',
  'person.saas_id': 'Category',
  'person.online': 'Online',
  ...Object.fromEntries(userStatuses.map((status) => [`state.${status}`, `is ${status}`])),
}

export const ana: UserRow = {
  userid: 'u1',
  loginId: 'ana',
  name: 'Ana',
  userType: 6,
  entid: null,
  entName: null,
  membership: 'active',
  isRoot: true,
  online: true,
  status: 'active',
  lastLoginAt: null,
  lastIp: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
}
