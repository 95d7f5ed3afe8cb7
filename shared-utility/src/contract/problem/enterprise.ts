import { entry, field, type ProblemEntry } from './entry.ts'

/** Of enterprises and of their people, as those meet them who work in one, set one up or operate it. */
export const enterpriseProblems = {
  spaceDenied: entry(403, 1003001, ['您无权访问该企业空间', 'You have no access to this enterprise space']),
  spaceSuspended: entry(403, 1003002, [
    '该企业已被停用，请联系平台管理员',
    'This enterprise is suspended. Please ask the platform operator',
  ]),
  membershipSuspended: entry(403, 1003026, [
    '您在“{name}”的成员身份已被停用，请联系该企业的管理员',
    'Your membership in {name} is suspended. Please ask an administrator of {name}',
  ]),
  membershipEnded: entry(403, 1003027, [
    '您已不是“{name}”的成员；如有疑问，请联系该企业的管理员',
    'You are no longer a member of {name}. If that is a mistake, please ask an administrator of {name}',
  ]),
  spaceReadonly: entry(403, 1003003, ['该企业当前为只读状态，不能修改', 'This enterprise is read-only at the moment']),
  enterpriseNotFound: entry(404, 1003004, ['企业不存在', 'There is no such enterprise']),
  enterpriseNameTaken: field(
    'name',
    entry(409, 1003010, ['企业名称“{name}”已被使用', 'An enterprise named “{name}” exists already']),
  ),
  loginIdTaken: field(
    'admin.loginId',
    entry(409, 1003011, ['登录账号“{loginId}”已被使用', 'The username “{loginId}” is taken']),
  ),
  parentNotAllowed: field(
    'parentId',
    entry(409, 1003012, [
      '上级企业不可用：不能形成循环，且最多五级',
      'This parent cannot be used: no circles, and five levels at most',
    ]),
  ),
  categoryNotFound: field('saasId', entry(409, 1003013, ['SaaS 分类不存在', 'There is no such SaaS category'])),
  categoryTaken: field('code', entry(409, 1003015, ['此编码已被使用', 'This code is taken'])),
  categoryInUse: entry(409, 1003016, ['还有企业或下级分类属于此分类，不能删除', 'It is in use, so it stays']),
  enterpriseNotReady: entry(409, 1003014, ['企业尚未开通完成', 'This enterprise has not been provisioned yet']),
  memberNotFound: entry(404, 1003023, ['企业中没有该成员', 'There is no such member in this enterprise']),
  memberMustStay: entry(409, 1003024, [
    '不能对自己、企业所有者或最后一位管理员执行此操作',
    'This cannot be done to yourself, the owner or the last administrator',
  ]),
  lastAdministrator: entry(409, 1003028, [
    '您是“{name}”唯一的管理员，请先将另一位成员设为管理员',
    'You are the only administrator of {name}. Please make somebody else an administrator first',
  ]),
  memberElsewhere: entry(409, 1003025, [
    '此账号还属于其他企业，请联系平台运营人员处理',
    'This account belongs to another enterprise, too. Please ask the platform operator',
  ]),
  enterpriseFull: entry(409, 1003039, [
    '企业的用户数已达上限，请联系企业管理员',
    'The enterprise has reached its user limit. Please ask your administrator',
  ]),
} as const satisfies Record<string, ProblemEntry>
