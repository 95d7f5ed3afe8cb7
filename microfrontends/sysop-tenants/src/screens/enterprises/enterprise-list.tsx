import { enterpriseStatuses, entTypes, expiries } from '@atrium/shared-utility/contract'
import { enterpriseStanding } from '@atrium/shared-utility/model'
import { categoryChoice, describeList } from '@atrium/shared-utility/ui'
import { usersText } from './enterprise-words.ts'
import { EnterpriseStatusChip } from './EnterpriseStatusChip.tsx'
import { categoryPath } from '../../category-path.ts'
import { useSaasCategories } from '../../saas-categories.ts'

/** The operator's enterprises; the columns that answer rarer questions are shown when chosen. */
export const enterpriseList = describeList({
  call: 'listEnterprises',
  id: 'enterprises',
  labels: 'enterprise',
  search: 'enterprises.search',
  useWords: useSaasCategories,
  columns: {
    name: { text: (row) => row.name },
    status: {
      text: (row, { t }) => t(`status.${enterpriseStanding(row)}`),
      render: (row) => <EnterpriseStatusChip enterprise={row} />,
      width: 128,
    },
    entType: { text: (row, { t }) => t(`entType.${row.entType}`), width: 96 },
    saasName: {
      text: (row) => row.saasName,
      linkTo: (row) => row.saasId && categoryPath(row.saasId),
      width: 128,
      grows: true,
    },
    users: {
      text: (row, { format }) => usersText(row, format),
      data: { userCount: (row) => row.userCount, userQuota: (row) => row.userQuota },
      isNumeric: true,
      width: 96,
    },
    administrator: { text: (row) => row.adminName, person: (row) => row.adminId, width: 128, grows: true },
    createdAt: { text: (row, { format }) => format.date(row.createdAt), width: 136 },
    parentName: {
      text: (row) => row.parentName,
      enterprise: (row) => row.parentId,
      isOptional: true,
    },
    expiresAt: { text: (row, { format }) => row.expiresAt && format.date(row.expiresAt), isOptional: true },
    closesAt: { text: (row, { format }) => row.closesAt && format.date(row.closesAt), isOptional: true },
    private: { text: (row) => row.private, isOptional: true },
    isControl: { text: (row) => row.isControl, isOptional: true },
    self: { text: (row) => row.self, isOptional: true },
    saasEntType: { text: (row) => row.saasEntType?.toString() ?? null, isNumeric: true, isOptional: true },
    entid: { text: (row) => row.entid, isOptional: true },
  },
  otherFields: {
    shortName: 'notShown',
    saasId: 'saasName',
    parentId: 'parentName',
    percent: 'status',
    provisioning: 'status',
    userCount: 'users',
    userQuota: 'users',
    adminName: 'administrator',
    adminId: 'administrator',
    version: 'notShown',
  },
  sorts: { createdAt: 'createdAt', name: 'name', userCount: 'users', status: 'status' },
  filters: {
    entType: { kind: 'buttons', values: ['all', ...entTypes], word: (type, { t }) => t(`entType.${type}`) },
    name: { kind: 'text' },
    parent_name: { kind: 'text', label: 'enterprise.parentName' },
    status: { kind: 'choice', values: enterpriseStatuses, word: (status, { t }) => t(`status.${status}`) },
    expiry: { kind: 'choice', values: expiries, word: (expiry, { t }) => t(`expiry.${expiry}`) },
    saas_id: categoryChoice,
    saasEntType: { kind: 'text', maxLength: 2 },
    private: { kind: 'flag' },
    isControl: { kind: 'flag' },
    self: { kind: 'flag' },
  },
})
