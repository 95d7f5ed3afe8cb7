import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator, organisationEditors } from '../foundation/callers.ts'
import { done, flag, freeText, id, listInput, listOutput, textToList } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

const row = z.object({
  userId: id,
  name: z.string(),
  loginId: z.string(),
  /** Null for people who are in no department. */
  departmentId: id.nullable(),
  departmentName: z.string().nullable(),
  departmentNameEn: z.string().nullable(),
  /** What the person is in this department. */
  title: z.string(),
  /** True where this department is the main one of the person. */
  isMain: z.boolean(),
  isHead: z.boolean(),
  /** True while the enterprise is closed to this person. */
  isSuspended: z.boolean(),
})
export type DepartmentMemberRow = z.infer<typeof row>

const path = '/sapi/enterprise/department/member'
const title = freeText().max(64)

/** How many people are put into a department at once. */
export const mostAddedMembers = 100

export const departmentMemberCalls = defineCalls({
  listDepartmentMembers: {
    title: ['查看部门成员', 'View the members of a department'],
    summary:
      'The people of one department, or with those of all below it, or of the whole enterprise, by name. A person in two of the departments is there twice.',
    method: 'GET',
    path,
    access: organisationEditors,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      departmentId: id.optional(),
      /** With the people of all departments below. */
      isDeep: flag.optional(),
      /** Only people who are in no department. */
      isUnplaced: flag.optional(),
    }),
    output: listOutput(row),
    problems: ['departmentNotFound'],
  },
  addDepartmentMembers: {
    title: ['向部门添加成员', 'People added to department'],
    summary: `Puts up to ${mostAddedMembers} people into a department; those who are in it already stay as they are. The first department of a person is the main one. Answers how many came in.`,
    stepUpReason: 'people come by the roles and applications of the department',
    method: 'POST',
    path,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({
      departmentId: id,
      userIds: z.preprocess(textToList, z.array(id).min(1).max(mostAddedMembers)),
      title: title.default(''),
      onceKey,
    }),
    output: z.object({ added: z.int() }),
    once: 'content',
    problems: ['departmentNotFound', 'memberNotFound'],
  },
  updateDepartmentMember: {
    title: ['更改部门职务', 'Title in department changed'],
    summary: 'Says what a person is in a department; an empty title is none.',
    stepUpReason: 'a person comes by the roles of the title',
    method: 'PUT',
    path,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ departmentId: id, userId: id, title }),
    output: done,
    problems: ['memberNotFound'],
  },
  setMainDepartment: {
    title: ['更改主部门', 'Main department changed'],
    summary: 'Makes one of the departments of a person the main one.',
    stepUpReason: 'says where a person belongs first',
    method: 'PUT',
    path: `${path}/main`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ departmentId: id, userId: id }),
    output: done,
    problems: ['memberNotFound'],
  },
  removeDepartmentMember: {
    title: ['将成员移出部门', 'Person removed from department'],
    summary:
      'Takes a person out of a department. If it was the main one, the one that the person has been in longest is main from then on.',
    stepUpReason: 'the person stays in the enterprise, and can be put back',
    method: 'DELETE',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ departmentId: id, userId: id }),
    output: done,
    problems: ['memberNotFound'],
    doneAlready: ['memberNotFound'],
  },
})
