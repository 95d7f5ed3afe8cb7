import { entry, type ProblemEntry } from './entry.ts'

/** What an operator who acts as a person may be refused with. */
export const actingProblems = {
  actingReadOnly: entry(403, 1012001, [
    '您正在代操作（只读），不能更改任何内容；确需更改时，请先在页面顶部选择“允许更改”',
    'You are impersonating a user in view-only mode. To make changes, choose “Allow changes” at the top',
  ]),
  actingOutOfReach: entry(403, 1012002, [
    '这属于用户本人的账号安全或凭据，以其身份操作时不可用，只能由用户本人处理',
    'This concerns the security of the user’s own account and is not available while impersonating them',
  ]),
  actingOver: entry(403, 1012003, [
    '代操作已结束，请回到您自己的页面',
    'Impersonation has ended. Go back to your own pages',
  ]),
  actingNotForStaff: entry(403, 1012004, [
    '不能代平台运营人员或 SaaS 管理员操作',
    'Operators and SaaS administrators can’t be impersonated',
  ]),
  actingNotOpen: entry(409, 1012005, [
    '该用户已停用、不属于该企业，或该企业目前不允许登录，不能代操作',
    'This user can’t be impersonated: suspended, not in this enterprise, or the enterprise currently allows no sign-in',
  ]),
  actingForbidden: entry(403, 1012006, [
    '“{name}”已禁止运营人员代操作。确有需要时，请联系该企业的管理员',
    '“{name}” has forbidden operator impersonation. If you need it, contact the administrators of the enterprise',
  ]),
} as const satisfies Record<string, ProblemEntry>
