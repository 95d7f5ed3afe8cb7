import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes, ownPeople } from '../foundation/callers.ts'
import { done, id, text, textToList } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** How many people are in a group at most, its owner included, and put into it at once. */
export const mostGroupMembers = 500

const path = '/sapi/chat/group'
const people = z.preprocess(textToList, z.array(id).min(1).max(mostGroupMembers))

const groupMember = z.object({ userId: id, name: z.string(), isOwner: z.boolean() })

export const groupCalls = defineCalls({
  addGroup: {
    title: ['新建群聊', 'Group created'],
    summary:
      'Makes a conversation of several members. The caller is its owner. The same `onceKey` of the same person again makes no other one.',
    stepUpReason: 'the daily work of members',
    method: 'POST',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ name: text(1, 64), userIds: people, onceKey }),
    output: z.object({ conversationId: id }),
    once: 'content',
    problems: ['memberNotFound', 'groupFull'],
  },
  renameGroup: {
    title: ['重命名群聊', 'Group renamed'],
    summary: 'Names a group anew, by its owner.',
    stepUpReason: 'the daily work of members; the owner names it anew',
    method: 'PUT',
    path: `${path}/{conversationId}`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, name: text(1, 64) }),
    output: done,
    problems: ['conversationNotFound', 'notGroupOwner', 'groupOfDepartment'],
  },
  listGroupMembers: {
    title: ['查看群成员', 'View group members'],
    summary: 'The people of a group of the caller, the owner first.',
    method: 'GET',
    path: `${path}/{conversationId}/member`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id }),
    output: z.array(groupMember),
    problems: ['conversationNotFound'],
  },
  addGroupMembers: {
    title: ['添加群成员', 'Members added to group'],
    summary: 'Puts members into a group of the caller. They read what is written from then on.',
    stepUpReason: 'new people read what is written from then on, and nothing from before',
    method: 'POST',
    path: `${path}/{conversationId}/member`,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ conversationId: id, userIds: people }),
    output: z.object({ added: z.int() }),
    problems: ['conversationNotFound', 'memberNotFound', 'groupFull', 'groupOfDepartment'],
  },
  removeGroupMember: {
    title: ['移出群聊', 'Member removed from group'],
    summary: 'Takes a person out of a group, by its owner; the person reads nothing of it any more.',
    stepUpReason: 'the owner takes in again a person who was removed',
    method: 'DELETE',
    path: `${path}/{conversationId}/member`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, userId: id }),
    output: done,
    problems: ['conversationNotFound', 'memberNotFound', 'notGroupOwner', 'groupOfDepartment'],
    doneAlready: ['memberNotFound'],
  },
  handOverGroup: {
    title: ['转让群聊', 'Group handed over'],
    summary: 'Makes another person of a group its owner, by its owner, who stays in it.',
    stepUpReason: 'a conversation of its people; the new owner is in it already',
    method: 'PUT',
    path: `${path}/{conversationId}/owner`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, userId: id }),
    output: done,
    problems: ['conversationNotFound', 'memberNotFound', 'notGroupOwner', 'groupOfDepartment'],
    doneAlready: ['notGroupOwner'],
  },
  leaveGroup: {
    title: ['退出群聊', 'Group left'],
    summary:
      'The caller leaves a group, and reads nothing of it any more. Another person owns it then, where the caller did.',
    stepUpReason: 'concerns its own person alone; another person takes them in again',
    method: 'DELETE',
    path: `${path}/{conversationId}`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id }),
    output: done,
    problems: ['conversationNotFound', 'groupOfDepartment'],
    doneAlready: ['conversationNotFound'],
  },
})
