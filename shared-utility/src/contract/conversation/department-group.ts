import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { clearable, done, flag, id, nothing, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

const row = z.object({
  departmentId: id,
  name: z.string(),
  nameEn: z.string().nullable(),
  /** Null where the department has none yet. */
  group: z
    .object({
      /** Null where the caller is not in it. */
      conversationId: id.nullable(),
      withBelow: z.boolean(),
      /** Null while it is called as its department. */
      name: z.string().nullable(),
    })
    .nullable(),
})
export type DepartmentGroup = z.infer<typeof row>

const path = '/sapi/chat/department'
const shared = { departmentId: id, withBelow: flag.default(false) }
const who =
  'By an administrator, a person whose role lets them edit the department, or the head of it or of one above it.'

export const departmentGroupCalls = defineCalls({
  listDepartmentGroups: {
    title: ['查看部门群', 'See the groups of departments'],
    summary: `The departments that the caller makes a group for, each with the group that it has. ${who} Others are answered none.`,
    method: 'GET',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    input: nothing,
    output: z.array(row),
  },
  addDepartmentGroup: {
    title: ['新建部门群', 'Group of department created'],
    summary: `Makes a group whose people are those of a department at every moment, or with those of all departments below. Without a name of its own it is called as the department. ${who}`,
    method: 'POST',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    stepUpReason: 'lets people of one department write to each other, who may do so anyway',
    input: z.strictObject({ ...shared, name: text(1, 64).optional(), onceKey }),
    /** Null where the caller is not of the department, and so not in its group. */
    output: z.object({ conversationId: id.nullable() }),
    once: 'form',
    problems: ['sentBefore', 'departmentNotFound', 'departmentGroupExists'],
  },
  updateDepartmentGroup: {
    title: ['修改部门群', 'Group of department changed'],
    summary: `Names the group of a department anew, or says whether people of the departments below are in it. An empty name is that of the department. ${who}`,
    method: 'PUT',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    stepUpReason: 'people who come in by it read what is written from then on, and nothing from before',
    input: z.strictObject({ ...shared, name: clearable(text(1, 64)).default(null) }),
    output: done,
    problems: ['departmentNotFound', 'departmentGroupNotFound'],
  },
  releaseDepartmentGroup: {
    title: ['解除部门群', 'Group of department released'],
    summary: `Makes the group of a department an ordinary one: it stays with those who are in it, follows the department no longer, and is owned by the caller or, where they are not in it, by the head. ${who}`,
    method: 'DELETE',
    path,
    access: { who: ownPeople, needs: { inPerson: true } },
    space: 'required',
    stepUpReason: 'changes nothing of what people read',
    input: z.strictObject({ departmentId: id }),
    output: done,
    problems: ['departmentNotFound', 'departmentGroupNotFound'],
    doneAlready: ['departmentGroupNotFound'],
  },
})
