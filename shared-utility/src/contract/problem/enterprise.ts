import { entry, field, type ProblemEntry } from './entry.ts'

/** Of enterprises and of their people, as those meet them who work in one, set one up or operate it. */
export const enterpriseProblems = {
  spaceDenied: entry(403, 1003001, ['您无权访问该企业空间', 'You have no access to this enterprise space']),
  spaceSuspended: entry(403, 1003002, [
    '该企业已被停用，请联系平台运营人员',
    'This enterprise is suspended. Contact the platform operator',
  ]),
  spaceClosing: entry(403, 1003070, [
    '“{name}”已关闭，数据将于 {day}（北京时间）删除。如需继续使用，请在此之前联系平台运营人员',
    '{name} is closed. Its data will be deleted on {dayUtc} (UTC). To keep using it, contact the platform operator before then',
  ]),
  spaceExpired: entry(403, 1003071, [
    '“{name}”已于 {day}（北京时间）到期，请联系平台运营人员续期',
    '{name} expired on {dayUtc} (UTC). Contact the platform operator to extend it',
  ]),
  membershipSuspended: entry(403, 1003026, [
    '您在“{name}”的成员身份已被停用，请联系该企业的管理员',
    'Your membership in {name} is suspended. Contact an administrator of {name}',
  ]),
  membershipEnded: entry(403, 1003027, [
    '您已不是“{name}”的成员；如有疑问，请联系该企业的管理员',
    'You are no longer a member of {name}. If this is a mistake, contact an administrator of {name}',
  ]),
  returnByOwnWay: entry(403, 1003046, [
    '“{name}”邀您重新加入：请用密码、手机号或通行密钥登录，在“我的企业”中确认',
    'You can rejoin {name}: sign in with your password, phone number or passkey and confirm under “Your enterprises”',
  ]),
  returnOver: entry(409, 1003047, [
    '该企业已不再开放您重新加入，请联系其管理员',
    'You can no longer rejoin this enterprise. Contact its administrator',
  ]),
  spaceReadonly: entry(403, 1003003, ['该企业当前为只读状态，不能修改', 'This enterprise is currently read-only']),
  enterpriseNotFound: entry(404, 1003004, ['企业不存在', 'Enterprise not found']),
  enterpriseNameTaken: field(
    'name',
    entry(409, 1003010, ['企业名称“{name}”已被使用', 'The enterprise name “{name}” is taken']),
  ),
  loginIdTaken: field(
    'admin.loginId',
    entry(409, 1003011, ['登录账号“{loginId}”已被使用', 'The username “{loginId}” is taken']),
  ),
  parentNotAllowed: field(
    'parentId',
    entry(409, 1003012, [
      '上级企业不可用：不能形成循环，且最多五级',
      'This parent can’t be used: no circular relations, and up to five levels',
    ]),
  ),
  categoryNotFound: field('saasId', entry(409, 1003013, ['SaaS 分类不存在', 'There is no such SaaS category'])),
  categoryTaken: field('code', entry(409, 1003015, ['此编码已被使用', 'This code is taken'])),
  categoryInUse: entry(409, 1003016, [
    '还有企业或下级分类属于此分类，不能删除',
    'It still has enterprises or subcategories and can’t be deleted',
  ]),
  categoryBelowItself: field(
    'parentId',
    entry(409, 1003080, ['分类不能移到自己或自己的下级之下', 'A category can’t be moved below itself']),
  ),
  categoryTooDeep: field('parentId', entry(409, 1003081, ['分类最多五级', 'Up to five levels'])),
  expiryPast: field(
    'expiresAt',
    entry(400, 1003082, [
      '此日期已过，请选择之后的日期；如需立即停止使用，请停用企业',
      'This date has passed. Choose a later one, or suspend the enterprise to stop its use now',
    ]),
  ),
  enterpriseNotReady: entry(409, 1003014, ['企业尚未开通完成', 'This enterprise has not been provisioned yet']),
  enterpriseNameDiffers: field(
    'name',
    entry(400, 1003072, ['与企业名称不一致，请输入完整名称', 'The name doesn’t match. Enter the full name']),
  ),
  enterpriseClosed: entry(409, 1003073, ['企业已关闭，请先撤销关闭', 'This enterprise is closed. Reopen it first']),
  enterpriseNotClosing: entry(409, 1003074, [
    '企业未关闭，或其数据已开始删除，无法撤销关闭',
    'This enterprise is not closed, or its data is already being deleted',
  ]),
  enterpriseGoing: entry(409, 1003075, [
    '企业数据已开始删除，无法再导出',
    'This enterprise’s data is already being deleted and can’t be exported',
  ]),
  memberNotFound: entry(404, 1003023, ['企业中没有该成员', 'Member not found in this enterprise']),
  memberMustStay: entry(409, 1003024, [
    '不能对自己、企业所有者或最后一位管理员执行此操作',
    'This cannot be done to yourself, the owner or the last administrator',
  ]),
  lastAdministrator: entry(409, 1003028, [
    '您是“{name}”唯一的管理员，请先将另一位成员设为管理员',
    'You are the only administrator of {name}. Make another member an administrator first',
  ]),
  memberElsewhere: entry(409, 1003025, [
    '此账号还属于其他企业，请联系平台运营人员处理',
    'This account also belongs to another enterprise. Contact the platform operator',
  ]),
  memberSignedIn: entry(409, 1003097, [
    '只能更正从未登录过的在职成员的账号；其他成员由本人修改',
    'Only the account of an active member who has never signed in can be corrected. Other members change their own',
  ]),
  enterpriseFull: entry(409, 1003039, [
    '企业的用户数已达上限，请联系企业管理员',
    'The enterprise has reached its user limit. Contact your administrator',
  ]),
  placeIncomplete: entry(409, 1003079, ['经度和纬度需要同时填写', 'Enter both longitude and latitude']),
} as const satisfies Record<string, ProblemEntry>
