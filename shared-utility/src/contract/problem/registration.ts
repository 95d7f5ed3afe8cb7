import { entry, field, type ProblemEntry } from './entry.ts'

/** What registration may be refused with. */
export const registrationProblems = {
  invitationOver: entry(409, 1003040, [
    '邀请已失效或名额已用完，请向邀请人索取新的邀请码',
    'This invitation has ended or is used up. Please ask for a new one',
  ]),
  realNameTaken: field(
    'name',
    entry(409, 1003041, [
      '企业中已有同名成员，请加以区分，如“张伟（研发）”',
      'A member of this name exists already. Add something that tells you apart, such as “Alex Li (Sales)”',
    ]),
  ),
  accountNotFree: entry(409, 1003045, [
    '此账号由一家企业创建或重置过，须先由您重新设置才能加入其他企业',
    'One enterprise made or has reset this account. Set it up anew before it joins another one',
  ]),
  loginIdNotInvited: field(
    'loginId',
    entry(409, 1003042, [
      '此邀请要求登录账号以 @{domain} 结尾',
      'With this invitation the username has to end with @{domain}',
    ]),
  ),
  phoneNotInvited: field(
    'phone',
    entry(409, 1003043, ['此邀请不适用于该手机号', 'This invitation is for another phone number']),
  ),
  phoneTaken: field(
    'phone',
    entry(409, 1003044, [
      '该手机号已绑定其他账号，请直接登录',
      'This phone number belongs to another account. Sign in instead',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
