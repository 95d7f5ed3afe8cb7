import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { done, id, integer, nothing, text, textToList } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { heldRole, role, roleFields, roleMembers } from './role-shape.ts'

const path = '/sapi/enterprise/role'
const version = integer(1, 2_147_483_647)

/** How many people are given a role at once. */
export const mostRoleMembers = 100

export const roleCalls = defineCalls({
  listEnterpriseRoles: {
    title: ['查看企业角色', 'View the roles of the enterprise'],
    summary: 'All roles of the enterprise in their order, with what they allow and how many come by them.',
    method: 'GET',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: z.array(role),
  },
  addRole: {
    title: ['新建角色', 'Role created'],
    target: ['role', '角色', 'Role'],
    summary: 'Makes a role of the enterprise, with what it allows. It has no people yet.',
    stepUpReason: 'a role without people, which opens nothing yet',
    method: 'POST',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...roleFields, onceKey }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', 'tooManyRoles'],
  },
  updateRole: {
    title: ['修改角色', 'Role edited'],
    summary: 'Says anew what a role is and allows, against the version that was read. Its people keep it.',
    stepUpReason: 'gives all who hold the role what it allows from then on',
    method: 'PUT',
    path,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id, version, ...roleFields, onceKey }),
    output: done,
    problems: ['enterpriseRoleNotFound', 'roleBuiltIn', 'versionConflict'],
  },
  deleteRole: {
    title: ['删除角色', 'Role deleted'],
    summary: 'Deletes a role. All who came by it lose at once what it allowed them.',
    stepUpReason: 'takes rights from all who came by them through the role',
    method: 'DELETE',
    path,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id, version }),
    output: done,
    problems: ['enterpriseRoleNotFound', 'roleBuiltIn', 'versionConflict'],
    doneAlready: ['enterpriseRoleNotFound'],
  },
  listRoleMembers: {
    title: ['查看角色成员', 'View who has a role'],
    summary: 'Who holds a role by name, and the departments and titles that bring it.',
    method: 'GET',
    path: `${path}/member`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ roleId: id }),
    output: roleMembers,
    problems: ['enterpriseRoleNotFound'],
  },
  addRoleMembers: {
    title: ['授予角色', 'Role given'],
    summary: `Gives a role to up to ${mostRoleMembers} people, to everybody in a department and those below it, to everybody with a title, or to several of these.`,
    stepUpReason: 'gives rights to people, to a department or to a title',
    method: 'POST',
    path: `${path}/member`,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({
      roleId: id,
      userIds: z.preprocess(textToList, z.array(id).max(mostRoleMembers)).default([]),
      departmentId: id.optional(),
      title: text(1, 64).optional(),
    }),
    output: done,
    problems: ['enterpriseRoleNotFound', 'roleBuiltIn', 'roleMembersMissing', 'memberNotFound', 'departmentNotFound'],
  },
  removeRoleMember: {
    title: ['收回角色', 'Role taken back'],
    summary: 'Takes a role back from a person, from a department or from a title.',
    stepUpReason: 'takes rights back, and they can be given again',
    method: 'DELETE',
    path: `${path}/member`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({
      roleId: id,
      userId: id.optional(),
      departmentId: id.optional(),
      title: text(1, 64).optional(),
    }),
    output: done,
    problems: [
      'enterpriseRoleNotFound',
      'roleBuiltIn',
      'memberNotFound',
      'departmentNotFound',
      'roleTitleNotFound',
      'roleMembersMissing',
    ],
    doneAlready: ['memberNotFound', 'departmentNotFound', 'roleTitleNotFound'],
  },
  explainPermissions: {
    title: ['查看成员权限', 'View a member’s permissions'],
    summary: 'The roles of a person of the enterprise, what each allows, and by what the person came by it.',
    method: 'GET',
    path: `${path}/held`,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: z.array(heldRole),
    problems: ['memberNotFound'],
  },
})
