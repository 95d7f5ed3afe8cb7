import type { Page } from '@playwright/test'
import type { ApplicationCategory, ManagedApplication } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const category: ApplicationCategory = { id: 'c1', name: '资产', nameEn: 'Assets', sort: 1, applications: 1 }
const application: ManagedApplication = {
  id: 'a1',
  name: '资产台账',
  nameEn: 'Asset register',
  icon: null,
  color: null,
  description: '一物一码',
  categoryId: 'c1',
  sort: 1,
  kind: 'built',
  visible: true,
  isPublished: true,
  ownUrl: null,
  audience: 'everyone',
  isAskable: false,
  isPublic: false,
  people: 0,
  departments: 0,
  roles: 0,
}

/** A category of applications, and what is in it. */
export async function fakeCategories(page: Page) {
  await fakeResult('**/api2/appcenter/category', [category])(page)
  await fakeResult('**/api2/appcenter/manage', [application])(page)
}
