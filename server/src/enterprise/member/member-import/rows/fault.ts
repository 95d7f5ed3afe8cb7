import { fill, type Lang, type MemberImportField } from '@atrium/shared-utility/contract'

const words = {
  missing: ['缺少必填内容', 'Required'],
  nameInvalid: ['应为 1 到 64 个可见字符', '1 to 64 characters that can be seen'],
  loginIdInvalid: [
    '应为 2 到 64 个字母、数字、汉字或 . _ @ + -，且不混用外形相似的文字',
    '2 to 64 letters, digits or . _ @ + -, without letters of scripts that look alike',
  ],
  phoneInvalid: ['不是有效的手机号', 'This is no phone number'],
  emailInvalid: ['不是有效的邮箱地址', 'This is no email address'],
  titleInvalid: ['最多 64 个可见字符', '64 characters that can be seen, at most'],
  userTypeUnknown: [
    '只能是“成员”“应用开发者”或“外部协作者”；企业管理员请逐个指定',
    'One of “Member”, “Application developer” and “External collaborator”; administrators are appointed one by one',
  ],
  loginIdTwice: ['与第 {row} 行的账号相同', 'Row {row} has the same username'],
  loginIdTaken: ['此账号已被使用', 'This username is taken'],
  memberLeft: [
    '此账号的成员已退出企业，请在成员列表中允许其重新加入',
    'The member with this username has left. Let them in again in the list of members',
  ],
  // Of imports that were made before.
  phoneTaken: ['此手机号已由他人验证', 'Another person has confirmed this phone number'],
  emailTaken: ['此邮箱已由他人确认', 'Another person has confirmed this email address'],
  tooManyPlaces: ['一人最多 {most} 个部门', 'One person has {most} departments at most'],
  departmentUnknown: ['没有部门“{name}”', 'There is no department “{name}”'],
  departmentAmbiguous: [
    '有多个名为“{name}”的部门，请写出上级，如“总部/{name}”',
    'Several departments are called “{name}”. Write the one above, such as “Head office/{name}”',
  ],
  departmentNameInvalid: [
    '部门名“{name}”应为 1 到 64 个可见字符',
    'The name of department “{name}” must be 1 to 64 characters that can be seen',
  ],
  departmentTooDeep: ['部门最多十二级', 'Departments can have up to twelve levels'],
  tooManyDepartments: ['部门数已达上限（2000 个）', 'The enterprise has reached its department limit (2 000)'],
  enterpriseFull: ['企业的成员数已达上限', 'The enterprise has as many members as it may have'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type FaultCode = keyof typeof words

/** What is wrong with a row: in which field, unless it is about all of it. */
export type Fault = { field: MemberImportField | null; code: FaultCode; params?: Record<string, string | number> }

export function reasonOf({ code, params = {} }: Fault, lang: Lang) {
  const [zh, en] = words[code]
  return fill(lang === 'zh-CN' ? zh : en, params)
}
