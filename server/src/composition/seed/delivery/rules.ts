import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { calls, firstPage, type Desk } from './desk.ts'

const { one, two } = demoEnterprises

const entries = [
  { kind: 'host', value: 'sso.example.com', entid: one.id, note: '示例：单点登录服务 / An example: single sign-on' },
  { kind: 'host', value: '*.example.org', entid: null, note: '示例：合作单位网站 / An example: sites of partners' },
  { kind: 'host', value: 'shop.example.com', entid: two.id, note: '示例：商城 / An example: the shop' },
] as const

/** Puts hosts on the allowlist, once. All kinds stay open, so nothing depends on them. */
export async function listHosts({ as, at }: Desk) {
  await as(at(10, 15), async (call) => {
    const { total } = await calls.listWhiteListEntries({ sort: 'createdAt', ...firstPage }, call)
    if (total > 0) return
    for (const entry of entries) await calls.addWhiteListEntry({ ...entry, expiresAt: null }, call)
  })
}
