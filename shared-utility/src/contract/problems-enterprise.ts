import { entry, field, type ProblemEntry } from './problem-entry.ts'

/** Of enterprises and of their people, as operators and administrators meet them. */
export const enterpriseProblems = {
  enterpriseNotFound: entry(404, 1003004, ['企业不存在', 'There is no such enterprise']),
  enterpriseNameTaken: field(
    'name',
    entry(409, 1003010, ['企业名称“{name}”已被使用', 'An enterprise named “{name}” exists already']),
  ),
  loginIdTaken: field(
    'admin.loginId',
    entry(409, 1003011, ['登录账号“{loginId}”已被使用', 'The login id “{loginId}” is taken']),
  ),
  parentNotAllowed: field(
    'parentId',
    entry(409, 1003012, [
      '上级企业不可用：不能形成循环，且最多五级',
      'This parent cannot be used: no circles, and five levels at most',
    ]),
  ),
  categoryNotFound: field('saasId', entry(409, 1003013, ['SaaS 分类不存在', 'There is no such SaaS category'])),
  enterpriseNotReady: entry(409, 1003014, ['企业尚未开通完成', 'This enterprise has not been provisioned yet']),
  userNotFound: entry(404, 1003020, ['用户不存在', 'There is no such user']),
  userNotReady: entry(409, 1003021, [
    '该用户尚未启用，不能停用或恢复',
    'This user has not started yet, and can be neither suspended nor resumed',
  ]),
  rootRequired: entry(403, 1003022, [
    '平台人员的账号只能由根运营人员处理',
    'Accounts of platform staff can be handled by root operators only',
  ]),
} as const satisfies Record<string, ProblemEntry>
