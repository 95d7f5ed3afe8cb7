import { type CallName, type PackagePlatform, plainText, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { givenApk, givenInfo, givenIpa, usualInfo } from '../../../operation/package/package/test/given-package.ts'
import { uploaded } from '../../../operation/package/package/test/given.ts'
import { aPlan } from '../../../operation/package/update/test/a-plan.ts'
import type { Client } from '../../../test/client.ts'
import { password, type TestServer } from '../../../test/test-server.ts'

/** A root operator who has just confirmed who they are, and what the path asks for. */
export type Day = { server: TestServer; operator: Client; platform: PackagePlatform }
type Play = (day: Day) => Promise<unknown>

/** Each call of the operator section of docs/requirements.md, made once as it is meant: all of it is answered. */
export const plays: Partial<Record<CallName, Play>> = {
  addEnterprise: ({ operator }) => operator.call('addEnterprise', anEnterprise()),
  async updateEnterprise({ server, operator }) {
    const { id: entid } = await server.given.enterprise()
    const { version } = await operator.call('getEnterprise', { entid })
    return operator.call('updateEnterprise', { entid, version, status: 'readonly' })
  },
  listEnterprises: ({ operator }) => operator.call('listEnterprises', { entType: 0, name: '科技', private: false }),
  async getEnterprise({ server, operator }) {
    return operator.call('getEnterprise', { entid: (await server.given.enterprise()).id })
  },
  suggestEnterprises: ({ operator }) => operator.call('suggestEnterprises', { q: '科技' }),
  async getEnterpriseProgress({ operator }) {
    const { entid } = await operator.call('addEnterprise', anEnterprise())
    return operator.call('getEnterpriseProgress', { entid })
  },
  async getEnterpriseUser({ server, operator }) {
    const { id: userid, entId } = await server.given.person()
    return operator.call('getEnterpriseUser', { userid, currentEntId: entId ?? '' })
  },
  addUser: ({ operator }) =>
    operator.call('addUser', { loginId: `o-${newId()}`, name: '王芳', userType: UserType.saasAdministrator }),
  async updateUser({ server, operator }) {
    const { id: userid, loginId } = await server.given.person()
    const [row] = (await operator.call('listUsers', { iSearch: loginId })).list
    return operator.call('updateUser', { userid, version: row?.version ?? 0, status: 'suspended' })
  },
  listUsers: ({ operator }) => operator.call('listUsers', { userType: 0, userName: '王', online: true }),
  doesLoginIdExist: ({ operator }) => operator.call('doesLoginIdExist', { loginId: 'operator' }),
  validateUser: ({ operator }) => operator.call('validateUser', { loginId: 'operator', name: '王芳' }),
  async changePassword({ server }) {
    const person = await server.given.signedIn()
    return person.call('changePassword', { op: 'change', oldPassword: password, newPassword: 'seven hills at dawn' })
  },
  verifyPassword: ({ operator }) => operator.call('verifyPassword', { op: 'verify', password }),
  async resetPassword({ server, operator }) {
    return operator.call('resetPassword', { op: 'reset', userId: (await server.given.person()).id })
  },
  listHomeMessages: ({ operator }) => operator.call('listHomeMessages', { status: 'published' }),
  writeHomeMessage: ({ operator }) => operator.call('writeHomeMessage', aMessage()),
  async withdrawHomeMessage({ operator }) {
    const message = await operator.call('writeHomeMessage', aMessage())
    await operator.call('publishHomeMessage', message)
    return operator.call('withdrawHomeMessage', { id: message.id })
  },
  listUpdates: ({ operator }) => operator.call('listUpdates', { state: 'planned' }),
  planUpdate: ({ operator }) => operator.call('planUpdate', aPlan()),
  listSaasCategories: ({ operator }) => operator.call('listSaasCategories', {}),
  addSaasCategory: ({ operator }) => operator.call('addSaasCategory', aCategory()),
  async updateSaasCategory({ operator }) {
    const { id } = await operator.call('addSaasCategory', aCategory())
    return operator.call('updateSaasCategory', { id, version: 1, name: '物流业' })
  },
  async deleteSaasCategory({ operator }) {
    return operator.call('deleteSaasCategory', await operator.call('addSaasCategory', aCategory()))
  },
  listSaasAdministrators: ({ operator }) => operator.call('listSaasAdministrators', {}),
  getTopNavigation: ({ operator }) => operator.call('getTopNavigation', {}),
  getSaasScope: ({ operator }) => operator.call('getSaasScope', {}),
  async getEnterpriseStyle({ server, operator }) {
    return operator.call('getEnterpriseStyle', {}, { space: (await server.given.enterprise()).id })
  },
  listWhiteListEntries: ({ operator }) => operator.call('listWhiteListEntries', { kind: 'host', state: 'on' }),
  addWhiteListEntry: ({ operator }) => operator.call('addWhiteListEntry', aHost()),
  async updateWhiteListEntry({ operator }) {
    const entry = await operator.call('addWhiteListEntry', aHost())
    return operator.call('updateWhiteListEntry', { ...entry, enabled: false })
  },
  async deleteWhiteListEntry({ operator }) {
    const { id } = await operator.call('addWhiteListEntry', aHost())
    return operator.call('deleteWhiteListEntry', { id })
  },
  async getPackage(day) {
    const { id } = await aPackage(day)
    return day.operator.call('getPackage', { platform: day.platform, id })
  },
  async publishPackage(day) {
    const { id, warnings: confirmed } = await aPackage(day)
    const data = { status: 'published', enterprises: 'all', confirmed } as const
    return day.operator.call('publishPackage', { platform: day.platform, id, data })
  },
  async withdrawPackage(day) {
    return day.operator.call('withdrawPackage', { platform: day.platform, id: (await aPackage(day)).id })
  },
  async listPackageEnterprises(day) {
    return day.operator.call('listPackageEnterprises', { platform: day.platform, id: (await aPackage(day)).id })
  },
  getUpdateStatus: ({ server }) => server.client().call('getUpdateStatus', {}),
  getUpdateList: ({ operator }) => operator.call('getUpdateList', {}),
  getUpdateTime: ({ server }) => server.client().call('getUpdateTime', {}),
  getPreviewService: ({ operator }) => operator.call('getPreviewService', {}),
  getUploadLimits: ({ operator }) => operator.call('getUploadLimits', {}),
  getMapConfig: ({ operator }) => operator.call('getMapConfig', { type: 'MAP_KEY_CONFIG' }),
}

function anEnterprise() {
  const key = newId()
  return { name: `企业 ${key}`, admin: { loginId: `a-${key}`, name: '管理员' }, idempotencyKey: `key-${key}` }
}

function aMessage() {
  return { titleZh: '停电通知', contentZh: plainText('周六上午'), audience: 'all' } as const
}

function aCategory() {
  return { code: `c-${newId().toLowerCase()}`, name: '物流', nameEn: 'Logistics' }
}

function aHost() {
  return { kind: 'host', value: `${newId()}.example.com`, note: '单点登录' } as const
}

/** Another one each time: what is known already is refused. */
function aPackage({ operator, platform }: Day) {
  const name = `com.example.p${newId()}`
  const apk = () => givenApk({ manifest: { packageName: name } })
  const ipa = () => givenIpa({ info: givenInfo({ ...usualInfo, CFBundleIdentifier: name }) })
  return uploaded(operator, { platform, bytes: platform === 'apk' ? apk() : ipa() })
}
