import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders } from '../foundation/callers.ts'
import { clearable, done, flag, id, integer } from '../foundation/fields.ts'
import { appRoleBody } from './app-role-shape.ts'

/** Exactly one of the two; neither stands for everybody of the enterprise. */
const who = {
  userId: clearable(id).default(null),
  departmentId: clearable(id).default(null),
}

const roleMember = z.object({
  id,
  roleUid: id,
  userId: id.nullable(),
  departmentId: id.nullable(),
  /** Of a department: with all departments below it. */
  isDeep: z.boolean(),
  /** Of the person or the department; null for everybody of the enterprise. */
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
})
export type AppRoleMember = z.infer<typeof roleMember>

const path = '/api2/builder/app/{appId}/role'
const appId = id

export const appRoleCalls = defineCalls({
  putAppRole: {
    title: ['修改应用角色', 'Change a role of an application'],
    summary:
      'Writes a role of the draft against the revision that was read; 0 for a new one. Answers its new revision. In force once it is published.',
    stepUpReason: 'a draft; nothing of it is in force before it is published',
    method: 'PUT',
    path: `${path}/{uid}`,
    access: builders,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ appId, uid: id, rev: integer(0, 1_000_000), body: appRoleBody }),
    output: z.object({ rev: z.int() }),
    problems: ['appNotFound', 'versionConflict', 'tooManyAppRoles', 'draftTooLarge'],
  },
  deleteAppRole: {
    title: ['从草稿移除应用角色', 'Remove a role from a draft'],
    summary: 'Takes a role out of the draft. Its members keep it until the application is published without it.',
    stepUpReason: 'a draft; the role is in force until the application is published without it',
    method: 'DELETE',
    path: `${path}/{uid}`,
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, uid: id, rev: integer(1, 1_000_000) }),
    output: done,
    problems: ['appNotFound', 'versionConflict'],
    doneAlready: ['versionConflict'],
  },
  listAppRoleMembers: {
    title: ['查看应用角色的成员', 'View the members of application roles'],
    summary: 'The members of all roles of an application: people, departments, or all members of the enterprise.',
    method: 'GET',
    path: `${path}/member`,
    access: builders,
    space: 'required',
    input: z.strictObject({ appId }),
    output: z.array(roleMember),
    problems: ['appNotFound'],
  },
  addAppRoleMember: {
    title: ['添加应用角色成员', 'Member added to a role of an application'],
    summary:
      'Gives a role to a person, to the people of a department, or to everybody of the enterprise where neither is named. In force at once; one who is in it already stays.',
    stepUpReason: 'rights in one application, told in the audit log and taken back at once',
    method: 'POST',
    path: `${path}/{uid}/member`,
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, uid: id, ...who, isDeep: flag.default(false) }),
    output: done,
    problems: ['appNotFound', 'appRoleNotFound', 'memberNotFound', 'departmentNotFound', 'tooManyRoleMembers'],
  },
  removeAppRoleMember: {
    title: ['移除应用角色成员', 'Member removed from a role of an application'],
    summary: 'Takes a role back from a person, a department or everybody. In force at once.',
    stepUpReason: 'takes rights in one application, and can be undone at once',
    method: 'DELETE',
    path: `${path}/{uid}/member/{id}`,
    access: builders,
    space: 'required',
    input: z.strictObject({ appId, uid: id, id }),
    output: done,
    problems: ['appNotFound', 'memberNotFound'],
    doneAlready: ['memberNotFound'],
  },
})
