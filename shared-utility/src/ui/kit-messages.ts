import type { Messages } from '../i18n/intl.ts'

/** The words of the kit beyond the first page; a parcel's own words are in its own dictionary. */
export const kitMessages: Messages = {
  'zh-CN': {
    'skeleton.label': '正在加载',
    'leave.stay': '继续编辑',
    'leave.go': '放弃并离开',
    'stepUp.title': '请确认是您本人',
    'stepUp.text.password': '此操作需要重新确认身份。请输入您的登录密码，5 分钟内不再询问。',
    'stepUp.text.code': '此操作需要重新确认身份。请输入身份验证器中的 6 位验证码，5 分钟内不再询问。',
    'stepUp.password': '密码',
    'stepUp.code': '验证码',
    'stepUp.instead.password': '改用验证码',
    'stepUp.instead.code': '改用密码',
    'stepUp.cancel': '取消',
    'stepUp.confirm': '确认',
    'header.back': '返回',
    'operated.back': '返回 {name}',
    'operated.none': '请先选择企业',
    'operated.noneHelp': '这里的设置属于某个企业。请从企业详情进入。',
    'operated.choose': '选择企业',
    'header.count': '共 {count}',
  },
  'en-US': {
    'skeleton.label': 'Loading',
    'leave.stay': 'Keep editing',
    'leave.go': 'Leave without saving',
    'stepUp.title': 'Confirm that it is you',
    'stepUp.text.password':
      'This needs a fresh confirmation. Enter your password; you are not asked again for 5 minutes.',
    'stepUp.text.code':
      'This needs a fresh confirmation. Enter the 6-digit code of your authenticator app; you are not asked again for 5 minutes.',
    'stepUp.password': 'Password',
    'stepUp.code': 'Code',
    'stepUp.instead.password': 'Use a code instead',
    'stepUp.instead.code': 'Use the password instead',
    'stepUp.cancel': 'Cancel',
    'stepUp.confirm': 'Confirm',
    'header.back': 'Back',
    'operated.back': 'Back to {name}',
    'operated.none': 'Choose an enterprise first',
    'operated.noneHelp': 'These settings belong to one enterprise. Its details lead here.',
    'operated.choose': 'Choose an enterprise',
    'header.count': '{count} in total',
  },
}
