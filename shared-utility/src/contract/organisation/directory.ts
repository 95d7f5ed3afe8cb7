import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { personPicture } from '../foundation/picture.ts'
import { done, flag, id, listInput, listOutput, nothing } from '../foundation/fields.ts'

const place = z.object({
  departmentId: id,
  name: z.string(),
  nameEn: z.string().nullable(),
  title: z.string(),
  isMain: z.boolean(),
  isHead: z.boolean(),
})

const colleague = z.object({
  userId: id,
  name: z.string(),
  /** True for people from outside who work with the enterprise. */
  isExternal: z.boolean(),
  /** An administrator has verified who the person is. */
  isVerified: z.boolean(),
  /** The departments that the person is in, the main one first. */
  departments: z.array(place),
  /** Null unless the person shows it. */
  phone: z.string().nullable(),
  picture: personPicture,
})
export type Colleague = z.infer<typeof colleague>

export const directoryCalls = defineCalls({
  listDirectory: {
    title: ['查看通讯录', 'View the directory'],
    summary:
      'The people of the enterprise, by name, with their departments, and the telephone of those who show theirs. Of a department with all below it. For people of the enterprise itself.',
    method: 'GET',
    path: '/sapi/user/directory',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ ...listInput, departmentId: id.optional() }),
    output: listOutput(colleague),
    problems: ['departmentNotFound'],
  },
  getColleague: {
    title: ['查看同事名片', 'Open the card of a colleague'],
    summary: 'One person of the enterprise, as the directory shows them.',
    method: 'GET',
    path: '/sapi/user/directory/{userId}',
    access: ownPeople,
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: colleague,
    problems: ['memberNotFound'],
  },
  getOwnVisibility: {
    title: ['查看联系方式的公开范围', 'View contact visibility'],
    summary: 'What colleagues see of one’s own account beside name, department and title.',
    method: 'GET',
    path: '/sapi/user/account/visibility',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: z.object({ isPhoneShown: z.boolean() }),
  },
  updateOwnVisibility: {
    title: ['更改对同事可见的信息', 'What colleagues see changed'],
    summary: 'Shows one’s own telephone to the colleagues in one’s enterprises, or hides it again.',
    stepUpReason: 'shows one’s own telephone to colleagues, and hides it again at once',
    method: 'PUT',
    path: '/sapi/user/account/visibility',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: z.strictObject({ isPhoneShown: flag }),
    output: done,
  },
})
