import { entry, type ProblemEntry } from './entry.ts'

/** Of applications that enterprises build, and of their records. */
export const builtApplicationProblems = {
  appNotFound: entry(404, 1007001, [
    '未找到该应用或数据表，可能已被移除',
    'Application or table not found. It may have been removed',
  ]),
  tooManyApplications: entry(409, 1007002, [
    '企业的应用数量已达上限',
    'This enterprise has reached its application limit',
  ]),
  tooManyEntities: entry(409, 1007003, [
    '一个应用最多可以有 {count} 个数据表',
    'An application can have up to {count} tables',
  ]),
  draftMoved: entry(409, 1007004, [
    '草稿在您查看之后又有改动，请重新查看后发布',
    'The draft has changed since you looked at it. Look again, then publish',
  ]),
  draftIncomplete: entry(409, 1007005, [
    '草稿还有问题，请先处理后再发布',
    'Fix the problems in the draft before publishing',
  ]),
  alreadyPublishing: entry(409, 1007006, [
    '该应用正在发布，请稍候',
    'This application is being published. Please wait',
  ]),
  recordNotFound: entry(404, 1007007, ['未找到该记录，可能已被删除', 'Record not found. It may have been deleted']),
  recordConflict: entry(409, 1007008, [
    '“{fields}”已被他人修改，请查看最新内容后再保存',
    '{fields} changed in the meantime. Check the latest values, then save again',
  ]),
  actNotGranted: entry(403, 1007009, [
    '您在此应用中的角色没有该操作权限',
    'Your roles in this application do not allow this',
  ]),
  appRoleNotFound: entry(404, 1007010, ['未找到该角色，可能已被移除', 'Role not found. It may have been removed']),
  tooManyAppRoles: entry(409, 1007011, [
    '一个应用最多可以有 {count} 个角色',
    'An application can have up to {count} roles',
  ]),
  tooManyRoleMembers: entry(409, 1007012, [
    '一个角色最多可以有 {count} 个成员项，请改用部门',
    'A role can have at most {count} member entries. Use departments instead',
  ]),
  recordBeyondRole: entry(403, 1007013, [
    '保存后的记录会超出您的角色可处理的范围，请检查填写的内容',
    'With these values the record would be outside your roles’ access. Check your input',
  ]),
  draftTooLarge: entry(409, 1007014, [
    '应用的设计内容过多，请减少数据表、字段或选项，或分为多个应用',
    'The design of this application is too large. Use fewer tables, fields or options, or several applications',
  ]),
  tableUidTaken: entry(409, 1007015, [
    '该数据表的标识已用于另一个应用，请重新新建数据表',
    'The ID of this table belongs to another application. Create the table again',
  ]),
  tooManyAppViews: entry(409, 1007020, [
    '一个应用最多可以有 {count} 个视图',
    'An application can have up to {count} views',
  ]),
  commentNotFound: entry(404, 1007040, ['未找到该评论，可能已被删除', 'Comment not found. It may have been deleted']),
  tooManyComments: entry(409, 1007041, [
    '一条记录最多可以有 {count} 条评论',
    'A record can have up to {count} comments',
  ]),
} as const satisfies Record<string, ProblemEntry>
