import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import type { TestServer } from '../../../test/test-server.ts'

/** A department with one below it, a person in each, a head and a person who is in neither. */
export async function givenDepartment(server: TestServer) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const [head, upper, lower, late] = [
    await server.given.signedIn({ enterprise, name: '林小满' }),
    await server.given.signedIn({ enterprise, name: '周知微' }),
    await server.given.signedIn({ enterprise, name: '沈青禾' }),
    await server.given.signedIn({ enterprise, name: '陆远' }),
  ]
  const top = await administrator.call('addDepartment', { name: '生产部', nameEn: 'Production' })
  const below = await administrator.call('addDepartment', { name: '装配组', parentId: top.id })
  const put = (departmentId: string, ...people: (typeof head)[]) =>
    administrator.call('addDepartmentMembers', { departmentId, userIds: people.map(({ person }) => person.id) })
  const take = (departmentId: string, { person }: typeof head) =>
    administrator.call('removeDepartmentMember', { departmentId, userId: person.id })
  await put(top.id, head, upper)
  await put(below.id, lower)
  await administrator.call('updateDepartment', { id: top.id, version: 1, headId: head.person.id })
  return { enterprise, administrator, head, upper, lower, late, topId: top.id, belowId: below.id, put, take }
}

type Person = Awaited<ReturnType<typeof givenDepartment>>['head']

export async function found(person: Person, departmentId: string, more: { withBelow?: boolean; name?: string } = {}) {
  const { conversationId } = await person.call('addDepartmentGroup', { departmentId, ...more })
  if (conversationId === null) throw new Error('the founder is of the department')
  return conversationId
}

export const say = (person: Person, conversationId: string, text: string) =>
  person.call('sendChatMessage', { conversationId, messageId: newId(), text })

export async function textsOf(person: Person, conversationId: string) {
  const { error } = await person.tryCall('listChatMessages', { conversationId })
  if (error !== null) return error
  return (await person.call('listChatMessages', { conversationId })).list.map(({ text }) => text)
}

export async function peopleOf(person: Person, conversationId: string) {
  const members = await person.call('listGroupMembers', { conversationId })
  return members.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'zh-CN'))
}
