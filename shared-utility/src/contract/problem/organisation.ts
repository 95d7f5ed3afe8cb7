import { entry, field, type ProblemEntry } from './entry.ts'

/** Of departments and the people in them. */
export const organisationProblems = {
  departmentNotFound: entry(404, 1007001, [
    '部门不存在，可能已被删除',
    'There is no such department. It may have been deleted',
  ]),
  departmentCodeTaken: field('code', entry(409, 1007002, ['此部门编码已被使用', 'Another department has this code'])),
  departmentInUse: entry(409, 1007003, [
    '部门内还有成员或下级部门。请选择将其移至上级部门，或先自行移出',
    'There are people or departments in it. Have them moved up, or move them elsewhere first',
  ]),
  departmentBelowItself: field(
    'parentId',
    entry(409, 1007004, ['部门不能移到自己或自己的下级之下', 'A department cannot stand below itself']),
  ),
  departmentTooDeep: field(
    'parentId',
    entry(409, 1007005, ['部门最多十二级', 'Departments can be twelve levels deep at most']),
  ),
  tooManyDepartments: entry(409, 1007006, [
    '部门数已达上限（2000 个）',
    'The enterprise has as many departments as it may have (2 000)',
  ]),
} as const satisfies Record<string, ProblemEntry>
