import { entry, type ProblemEntry } from './entry.ts'

/** What an operator who acts as a person may be refused with. */
export const actingProblems = {
  actingReadOnly: entry(403, 1012001, [
    '您正以他人身份只读查看，不能更改任何内容；确需更改时，请先在页面顶部选择“允许更改”',
    'You are only looking as somebody else and cannot change anything. Choose “Allow changes” at the top if you must',
  ]),
  actingOutOfReach: entry(403, 1012002, [
    '这属于用户本人的账号安全或凭据，以其身份操作时不可用，只能由用户本人处理',
    'This concerns the security of the person’s own account, so it cannot be done while acting as them',
  ]),
  actingOver: entry(403, 1012003, [
    '以用户身份的操作已结束，请回到您自己的页面',
    'You are no longer acting as that person. Go back to your own pages',
  ]),
  actingNotForStaff: entry(403, 1012004, [
    '不能以平台运营人员或 SaaS 管理员的身份操作',
    'Nobody can act as an operator or a SaaS administrator',
  ]),
  actingNotOpen: entry(409, 1012005, [
    '该用户已停用，或不属于该企业，或该企业目前不允许其登录，因此不能以其身份操作',
    'This person is suspended, does not belong to the enterprise, or the enterprise lets nobody in at the moment, so nobody can act as them',
  ]),
  actingForbidden: entry(403, 1012006, [
    '“{name}”不允许平台运营人员以其成员的身份操作。确有需要时，请联系该企业的管理员',
    '“{name}” lets no operator act as its members. If it is needed, ask the administrators of the enterprise',
  ]),
} as const satisfies Record<string, ProblemEntry>
