import { enterpriseStatuses, type EnterpriseInCare } from '@atrium/shared-utility/contract'
import { enterpriseStanding } from '@atrium/shared-utility/model'
import { categoryChoice, describeList } from '@atrium/shared-utility/ui'
import { standingTones, usersText } from '../enterprises/enterprise-words.ts'
import { careCategoryPath } from './care-path.ts'
import { useCategories } from './categories.ts'

/** How an enterprise stands for its people: the word's key, and its tone. */
export function standingOf(enterprise: EnterpriseInCare) {
  const standing = enterpriseStanding(enterprise)
  return { word: `status.${standing}`, tone: standingTones[standing] }
}

/** The enterprises in care, by name. */
export const careEnterpriseList = describeList({
  call: 'listEnterprisesInCare',
  id: 'care-enterprises',
  labels: 'enterprise',
  search: 'enterprises.search',
  useWords: useCategories,
  columns: {
    name: { text: (row) => row.name },
    status: { text: (row, { t }) => t(standingOf(row).word), tone: (row) => standingOf(row).tone, width: 128 },
    saasName: { text: (row) => row.saasName, linkTo: (row) => careCategoryPath(row.saasId), width: 152, grows: true },
    users: {
      text: (row, { format }) => usersText(row, format),
      data: { userCount: (row) => row.userCount, userQuota: (row) => row.userQuota },
      isNumeric: true,
      width: 112,
    },
    createdAt: { text: (row, { format }) => format.date(row.createdAt), width: 136 },
    expiresAt: { text: (row, { format }) => row.expiresAt && format.date(row.expiresAt), isOptional: true },
    shortName: { text: (row) => row.shortName, isOptional: true },
    entid: { text: (row) => row.entid, isOptional: true },
  },
  otherFields: { saasId: 'saasName', userCount: 'users', userQuota: 'users' },
  sorts: { name: 'name', createdAt: 'createdAt', userCount: 'users' },
  filters: {
    saas_id: categoryChoice,
    status: { kind: 'choice', values: enterpriseStatuses, word: (status, { t }) => t(`status.${status}`) },
  },
})
