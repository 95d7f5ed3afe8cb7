import { type CallOutput, type EnterpriseProgress, type EnterpriseRow } from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'
import { screen } from '@testing-library/react'

/** One enterprise as the server lists it; a test names only what it is about. */
export function anEnterprise(facts: Partial<EnterpriseRow> = {}): EnterpriseRow {
  return {
    entid: 'acme1',
    name: 'Acme',
    shortName: null,
    entType: 0,
    saasId: null,
    saasName: null,
    parentId: null,
    parentName: null,
    private: false,
    isControl: false,
    saasEntType: null,
    self: false,
    status: 'active',
    percent: 100,
    provisioning: 'done',
    userCount: 12,
    userQuota: 100,
    adminName: null,
    adminId: null,
    createdAt: '2026-03-05T08:00:00.000Z',
    expiresAt: null,
    closesAt: null,
    version: 3,
    ...facts,
  }
}

const use = { storageQuotaMb: null, storageUsedBytes: 0, appQuota: null, appCount: 3 }

/** The same enterprise with what only its own page shows. */
export function anEnterprisePage(facts: Partial<CallOutput<'getEnterprise'>> = {}): CallOutput<'getEnterprise'> {
  return {
    ...anEnterprise(facts),
    administrators: [],
    updatedAt: '2026-03-06T08:00:00.000Z',
    closeReason: null,
    ...use,
    ...facts,
  }
}

export function aProgress(facts: Partial<EnterpriseProgress> = {}): EnterpriseProgress {
  return { percent: 100, step: null, status: 'done', error: null, initialSecret: null, adminLoginId: null, ...facts }
}

type User = { click: (element: Element) => Promise<void> }

/** Chooses what is done to an enterprise more rarely, on its page. */
export async function chooseAct(user: User, act: string) {
  await user.click(await screen.findByRole('button', { name: /^(Acme 的操作|Actions for Acme)$/ }))
  await user.click(await screen.findByRole('menuitem', { name: act }))
}

/** A server that holds these enterprises and refuses nothing. */
export function aServerWith(...list: EnterpriseRow[]): CallFakes {
  return {
    listEnterprises: () => ({ total: list.length, list }),
    listSaasCategories: () => [{ id: 'retail', code: 'retail', name: '零售', nameEn: 'Retail', parentId: null }],
    suggestEnterprises: () => list.map(({ entid, name }) => ({ entid, name })),
    getEnterprise: ({ entid }) => anEnterprisePage(list.find((row) => row.entid === entid)),
    getEnterpriseProgress: () => aProgress(),
  }
}
