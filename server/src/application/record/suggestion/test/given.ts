import { plainText, UserType, type CallInput } from '@atrium/shared-utility/contract'
import { newId } from '../../../../foundation/db/id.ts'
import { platform } from '../../../../foundation/db/scope.ts'
import { named } from '../../../../foundation/query/pinyin/sounds.ts'
import { runSql } from '../../../../test/cluster.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { givenContracts } from '../../../test/given-roles.ts'

type Contracts = Awaited<ReturnType<typeof givenContracts>>
type Person = Contracts['member']

export async function find(person: Person, q: string, part: CallInput<'suggest'>['part'] = 'all') {
  return (await person.call('suggest', { q, part })).map(({ type, title }) => `${type} ${title}`)
}

/** An enterprise in which one word names one thing of each kind, and an administrator who may open all of them. */
export async function givenOneOfEach(server: TestServer) {
  const contracts = await givenContracts(server)
  const { enterprise, builder, where } = contracts
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { id: userId } = await server.given.person({ enterprise })
  const { name, name_sounds } = await named('欧阳紫藤')
  await server.services.tx(platform, async (db) => {
    await db.updateTable('user_account').set({ name, name_sounds }).where('id', '=', userId).execute()
    const application = { ent_id: enterprise.id, id: newId(), name: '紫藤报销', url: '/claims', kind: 'form' } as const
    await db.insertInto('application').values(application).execute()
    const text = { title_zh: '紫藤园开放', content_zh: JSON.stringify(plainText('周六')) }
    const message = { id: newId(), ...text, audience: 'ent', status: 'published', publish_at: new Date() } as const
    await db
      .insertInto('message')
      .values({ ...message, audience_ids: [enterprise.id] })
      .execute()
  })
  await runSql(
    server.address,
    `insert into route (id, ent_id, path, kind, app, title)
      values ('${newId()}', '${enterprise.id}', '/guide', 'root', '@atrium/workbench', '紫藤指南')`,
  )
  const { id: departmentId } = await administrator.call('addDepartment', { name: '紫藤分部' })
  await administrator.call('addDepartmentMembers', { departmentId, userIds: [userId] })
  await builder.call('addRecord', { ...where, values: { title: '紫藤采购合同', note: '机密' } })
  const { conversationId } = await builder.call('addGroup', { name: '闲聊', userIds: [contracts.member.person.id] })
  await builder.call('sendChatMessage', { conversationId, messageId: newId(), text: '紫藤开花了' })
  return { ...contracts, administrator, departmentId, userId, conversationId }
}
