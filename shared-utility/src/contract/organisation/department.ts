import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator, organisationEditors, ownPeople } from '../foundation/callers.ts'
import { clearable, done, id, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** A department without one above it stands on the first. */
export const mostDepartmentLevels = 12

const version = integer(1, 2_147_483_647)
const code = plainSign().regex(/^[A-Za-z0-9._-]{1,40}$/)

const department = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  /** Null where the department has one name for all languages. */
  nameEn: z.string().nullable(),
  code: z.string().nullable(),
  head: z.object({ userId: id, name: z.string() }).nullable(),
  /** How many people are in it, without those of the departments below. */
  people: z.int(),
  version: z.int(),
})
export type Department = z.infer<typeof department>

const path = '/sapi/enterprise/department'

export const departmentCalls = defineCalls({
  listDepartments: {
    title: ['查看部门', 'View the departments'],
    summary:
      'All departments of the enterprise, those beside each other in their order, with head and number of people.',
    method: 'GET',
    path,
    access: ownPeople,
    space: 'required',
    input: nothing,
    output: z.array(department),
  },
  addDepartment: {
    title: ['新建部门', 'Department created'],
    target: ['department', '部门', 'Department'],
    summary: 'Makes a department, the last of those below the named one, or of those at the top.',
    stepUpReason: 'a name; nobody is in it yet',
    method: 'POST',
    path,
    access: organisationEditors,
    space: 'required',
    input: z.strictObject({
      name: text(1, 64),
      nameEn: text(1, 64).optional(),
      code: code.optional(),
      parentId: id.optional(),
      onceKey,
    }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', 'departmentNotFound', 'departmentCodeTaken', 'departmentTooDeep', 'tooManyDepartments'],
  },
  updateDepartment: {
    title: ['修改部门', 'Department edited'],
    summary:
      'Names a department, or says who is its head, against the version that was read. An empty English name, code or head is none.',
    stepUpReason: 'names and a head; a head has no role by that',
    method: 'PUT',
    path,
    access: organisationEditors,
    space: 'required',
    input: z.strictObject({
      id,
      version,
      name: text(1, 64).optional(),
      nameEn: clearable(text(1, 64)).optional(),
      code: clearable(code).optional(),
      headId: clearable(id).optional(),
      onceKey,
    }),
    output: done,
    problems: ['departmentNotFound', 'departmentCodeTaken', 'memberNotFound', 'versionConflict'],
  },
  moveDepartment: {
    title: ['移动部门', 'Department moved'],
    summary:
      'Puts a department, with all that is below it, under another one or at the top, against the version that was read.',
    stepUpReason: 'its people come by the roles and applications of what is above',
    method: 'PUT',
    path: `${path}/place`,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({
      id,
      version,
      /** Left out: it stands at the top. */
      parentId: id.optional(),
      /** The one that it comes before; left out, it is the last one there. */
      beforeId: id.optional(),
      onceKey,
    }),
    output: done,
    problems: ['departmentNotFound', 'departmentBelowItself', 'departmentTooDeep', 'versionConflict'],
  },
  deleteDepartment: {
    title: ['删除部门', 'Department deleted'],
    summary:
      'Deletes a department. One with people or departments in it is refused, unless they are to move up: then people and departments go to the one above. At the top, people are then in one department less.',
    stepUpReason: 'people stay in the enterprise, and with `moveUp` in a department whose roles they had already',
    method: 'DELETE',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id, version, contents: z.enum(['refuse', 'moveUp']).default('refuse') }),
    output: done,
    problems: ['departmentNotFound', 'departmentInUse', 'versionConflict'],
    doneAlready: ['departmentNotFound'],
  },
})
