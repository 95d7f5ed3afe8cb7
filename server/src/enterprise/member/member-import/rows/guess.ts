import { memberImportFields, type MemberImportField, type MemberImportMapping } from '@atrium/shared-utility/contract'
import { guessColumns } from '../../../../foundation/file/table-import/guess.ts'

/** How headings call a field, as they are compared: without spaces and signs, in small letters. */
const known: Record<MemberImportField, readonly string[]> = {
  name: [
    '姓名',
    '名字',
    '名称',
    '成员',
    '员工',
    '员工姓名',
    '用户名称',
    'name',
    'fullname',
    'realname',
    'displayname',
    'member',
  ],
  loginId: [
    '登录账号',
    '账号',
    '帐号',
    '登录名',
    '用户名',
    '工号',
    'username',
    'loginid',
    'login',
    'account',
    'userid',
    'user',
  ],
  phone: [
    '手机号',
    '手机',
    '手机号码',
    '电话',
    '电话号码',
    '联系电话',
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'telephone',
    'tel',
    'cell',
  ],
  email: ['邮箱', '邮件', '电子邮箱', '电子邮件', '邮箱地址', 'email', 'emailaddress', 'mail'],
  departments: ['部门', '所属部门', '部门名称', '组织', 'department', 'departments', 'dept', 'team', 'orgunit'],
  title: ['职务', '职位', '岗位', '头衔', 'title', 'jobtitle', 'position', 'role', 'job'],
  userType: ['用户类型', '类型', '身份', '成员类型', 'usertype', 'type', 'membertype'],
}

/** Which column says what, by the headings in either language. */
export function guessMapping(headings: readonly string[]): Partial<MemberImportMapping> {
  return guessColumns(
    headings,
    memberImportFields.map((key) => ({ key, words: known[key] })),
  )
}
