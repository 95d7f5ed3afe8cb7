import type { Lang } from '@atrium/shared-utility/contract'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { userTypeOf } from '../../../identity/people/person/user-type.ts'
import type { SelectedEnterprise } from './enterprise-query.ts'
import type { SelectedPerson } from './person-query.ts'

export function enterpriseInCareOf({ categoryZh, categoryEn, ...row }: SelectedEnterprise, lang: Lang) {
  return {
    ...row,
    saasName: nameIn(lang, { name: categoryZh, nameEn: categoryEn }),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

export function personInCareOf(row: SelectedPerson) {
  return { ...row, userType: userTypeOf(row.userType), joinedAt: row.joinedAt.toISOString() }
}
