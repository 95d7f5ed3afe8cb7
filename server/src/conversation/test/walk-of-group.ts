import { UserType } from '@atrium/shared-utility/contract'
import { givenPdf } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { TestServer } from '../../test/test-server.ts'
import { uploadedTo } from './given-chat-files.ts'

type Client = Awaited<ReturnType<TestServer['given']['signedIn']>>

/** A message as it has to be: whose, and which file it brings. */
type Message = { seq: number; by: number; word: string; fileId: string; isRecalled: boolean }

type Person = {
  client: Client
  /** They read what came after this message; null: nothing. */
  from: number | null
  isInEnterprise: boolean
  /** Links to files that were answered to them, at any time. */
  links: Map<string, string>
  /** The numbers of last messages of which they may have heard while they were in the group. */
  mayHear: Set<number>
}

const ofOwner = ['write', 'write', 'recall'] as const
const ofOthers = ['write', 'write', 'recall', 'leaveGroup', 'leaveEnterprise'] as const

/** A group of four, what becomes of it step by step, and what each person then has to be shown. */
export async function startWalk(server: TestServer) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const clients = await Promise.all([0, 1, 2, 3].map(() => server.given.signedIn({ enterprise })))
  const people = clients.map((client): Person => ({
    client,
    from: 0,
    isInEnterprise: true,
    links: new Map(),
    mayHear: new Set(),
  }))
  const [owner, ...others] = clients
  if (owner === undefined) throw new Error('a group has an owner')
  const userIds = others.map(({ person }) => person.id)
  const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds })
  const messages: Message[] = []
  const isIn = ({ from }: Person) => from !== null

  const acts = {
    async write(index: number) {
      const { client } = must(people[index])
      const word = `词${newId()}`
      const fileId = await uploadedTo(client, conversationId, { name: `${word}.pdf`, bytes: givenPdf })
      const input = { conversationId, messageId: newId(), text: word, attachments: [fileId] }
      const { seq } = await client.call('sendChatMessage', input)
      messages.push({ seq, by: index, word, fileId, isRecalled: false })
      for (const person of people.filter(isIn)) {
        person.mayHear.add(seq)
        person.links.set(fileId, (await person.client.call('linkChatFile', { conversationId, fileId })).url)
      }
    },
    async recall(index: number) {
      const message = messages.findLast(({ by, isRecalled }) => by === index && !isRecalled)
      const { client, from } = must(people[index])
      if (message === undefined || from === null || message.seq <= from) return
      await client.call('recallChatMessage', { conversationId, seq: message.seq })
      message.isRecalled = true
      for (const other of people.filter(isIn)) other.mayHear.add(messages.at(-1)?.seq ?? 0)
    },
    async leaveGroup(index: number) {
      const person = must(people[index])
      await person.client.call('leaveGroup', { conversationId })
      person.from = null
    },
    async leaveEnterprise(index: number) {
      const person = must(people[index])
      await administrator.call('removeMember', { userId: person.client.person.id })
      Object.assign(person, { from: null, isInEnterprise: false })
    },
    async comeBack(index: number) {
      const person = must(people[index])
      const { person: account } = person.client
      if (!person.isInEnterprise) {
        await server.services.tx(platform, (db) =>
          db.updateTable('membership').set({ status: 'active' }).where('user_id', '=', account.id).execute(),
        )
        person.client = Object.assign(await server.given.signIn(account), { person: account })
        person.isInEnterprise = true
      }
      await owner.call('addGroupMembers', { conversationId, userIds: [account.id] })
      person.from = messages.at(-1)?.seq ?? 0
    },
  }

  return {
    enterprise,
    people,
    conversationId,
    messages,
    /** What a person does next: the owner stays, so that there is a person who lets others in. */
    async step(pick: (most: number) => number) {
      const index = pick(people.length)
      const person = must(people[index])
      if (!isIn(person)) return acts.comeBack(index)
      const choices = index === 0 ? ofOwner : ofOthers
      return acts[must(choices[pick(choices.length)])](index)
    },
    /** The messages that a person has to see. */
    seenBy: ({ from }: Person) => (from === null ? [] : messages.filter(({ seq }) => seq > from)),
  }
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a step of the walk has no such person')
  return value
}
