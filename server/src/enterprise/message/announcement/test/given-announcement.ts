import { plainText, UserType, type CallInput } from '@atrium/shared-utility/contract'
import { must } from '../../../../foundation/process/error/must.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'

type Written = CallInput<'writeAnnouncement'>
export const chinese = { titleZh: '放假通知', contentZh: plainText('国庆放假七天') }
export const english = { titleEn: 'Holidays', contentEn: plainText('Seven days off') }
export const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** An enterprise with an administrator who writes, a member, and a department with one below it. */
export async function givenAuthor(server: TestServer) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const member = await server.given.signedIn({ enterprise })
  const { id: above } = await administrator.call('addDepartment', { name: '总部' })
  const { id: below } = await administrator.call('addDepartment', { name: '研发部', parentId: above })
  const write = (change: Partial<Written> = {}) => administrator.call('writeAnnouncement', { ...chinese, ...change })

  return {
    enterprise,
    administrator,
    member,
    above,
    below,
    write,
    publish: async (change: Partial<Written> = {}) => {
      const draft = await write(change)
      await administrator.call('publishAnnouncement', draft)
      return { id: draft.id, version: draft.version + 1 }
    },
    place: (userId: string, departmentId: string) =>
      administrator.call('addDepartmentMembers', { departmentId, userIds: [userId] }),
    rowOf: async (id: string) => {
      const { list } = await administrator.call('listAnnouncements', { iDisplayLength: 200 })
      return must(
        list.find((one) => one.id === id),
        'the announcement',
      )
    },
  }
}

/** Whether it stands in the inbox, in its count and in the search of this person: everywhere or nowhere. */
export async function isShown(client: Client, id: string) {
  const ofKind = await client.call('listMessages', { type: 'announcement', limit: 50 })
  const all = await client.call('listMessages', { limit: 50 })
  const found = await client.call('suggest', { q: chinese.titleZh })
  const places = [ofKind.list, all.list, found].map((list) => list.some((one) => one.id === id))
  if (new Set(places).size > 1) throw new Error(`shown in some places only: ${places.join()}`)
  return places.includes(true)
}
