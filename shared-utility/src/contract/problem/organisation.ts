import { entry, field, type ProblemEntry } from './entry.ts'

/** Of departments and the people in them. */
export const organisationProblems = {
  departmentNotFound: entry(404, 1007001, [
    '部门不存在，可能已被删除',
    'Department not found. It may have been deleted',
  ]),
  departmentCodeTaken: field('code', entry(409, 1007002, ['此部门编码已被使用', 'This department code is taken'])),
  departmentInUse: entry(409, 1007003, [
    '部门内还有成员或下级部门。请选择将其移至上级部门，或先自行移出',
    'It still has members or subdepartments. Move them to the parent department, or elsewhere first',
  ]),
  departmentBelowItself: field(
    'parentId',
    entry(409, 1007004, ['部门不能移到自己或自己的下级之下', 'A department can’t be moved below itself']),
  ),
  departmentTooDeep: field(
    'parentId',
    entry(409, 1007005, ['部门最多十二级', 'Departments can have up to twelve levels']),
  ),
  enterpriseRoleNotFound: entry(404, 1007011, ['角色不存在，可能已被删除', 'Role not found. It may have been deleted']),
  roleBuiltIn: entry(409, 1007007, [
    '此角色随用户类型而来，不能修改、删除或另行授予',
    'This role comes with a user type. It can’t be changed, deleted or assigned',
  ]),
  tooManyRoles: entry(409, 1007008, ['角色数已达上限（200 个）', 'The enterprise has reached its role limit (200)']),
  roleMembersMissing: field(
    'userIds',
    entry(400, 1007010, ['请选择成员、部门或填写职务', 'Choose members or a department, or enter a position']),
  ),
  roleTitleNotFound: entry(404, 1007009, ['此职务未被授予该角色', 'The role is not assigned to this position']),
  tooManyDepartments: entry(409, 1007006, [
    '部门数已达上限（2000 个）',
    'The enterprise has reached its department limit (2 000)',
  ]),
} as const satisfies Record<string, ProblemEntry>
