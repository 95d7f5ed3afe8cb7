import {
  type EnterpriseInCare,
  type EnterpriseStyle,
  type PersonInCare,
  UserType,
} from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'

/** One enterprise in care as the server lists it; a test names only what it is about. */
export function anEnterprise(facts: Partial<EnterpriseInCare> = {}): EnterpriseInCare {
  return {
    entid: 'acme1',
    name: 'Acme',
    shortName: null,
    saasId: 'retail',
    saasName: '零售业',
    status: 'active',
    userCount: 12,
    userQuota: 100,
    createdAt: '2026-03-05T08:00:00.000Z',
    expiresAt: null,
    ...facts,
  }
}

export function aPerson(facts: Partial<PersonInCare> = {}): PersonInCare {
  return {
    userid: 'u1',
    name: '李华',
    loginId: 'li.hua',
    userType: UserType.administrator,
    title: '行政部 · 经理',
    entid: 'acme1',
    entName: 'Acme',
    status: 'active',
    joinedAt: '2026-03-05T08:00:00.000Z',
    ...facts,
  }
}

/** A server that holds these and refuses nothing. */
export function aServerWith(enterprises: EnterpriseInCare[], people: PersonInCare[] = []): CallFakes {
  return {
    getSaasScope: () => ({
      all: false,
      categories: [{ id: 'retail', parentId: null, name: '零售业', enterprises: enterprises.length }],
    }),
    listEnterprisesInCare: () => ({ total: enterprises.length, list: enterprises }),
    getEnterpriseInCare: ({ entid }) => ({
      ...anEnterprise(enterprises.find((one) => one.entid === entid)),
      administrators: [{ userid: 'u1', name: '李华', loginId: 'li.hua' }],
    }),
    getStyleInCare: () => aStyle(),
    listPeopleInCare: () => ({ total: people.length, list: people }),
  }
}

/** Of an enterprise whose look was never set. */
function aStyle(): EnterpriseStyle {
  const style = { name: '', nameEn: '', color: '', logo: null, version: 0, changedAt: null }
  return { curEntId: 'acme1', entType: 0, entName: 'Acme', style, brand: {}, platform: {} }
}
