import { enterpriseStatuses, type EnterpriseInCare, type EnterpriseStatus } from '@atrium/shared-utility/contract'
import type { Format } from '@atrium/shared-utility/react'
import { categoryChoice, describeList, type StatusTone } from '@atrium/shared-utility/ui'
import { useCategories } from './categories.ts'

export const statusTones = {
  provisioning: 'info',
  active: 'success',
  readonly: 'warning',
  suspended: 'error',
  closing: 'error',
  closed: 'neutral',
} as const satisfies Record<EnterpriseStatus, StatusTone>

/** How many people an enterprise has, of how many it may have. */
export function usersText({ userCount, userQuota }: EnterpriseInCare, format: Format) {
  return `${format.number(userCount)} / ${format.number(userQuota)}`
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
    status: { text: (row, { t }) => t(`status.${row.status}`), tone: (row) => statusTones[row.status], width: 128 },
    saasName: { text: (row) => row.saasName, width: 152, grows: true },
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
