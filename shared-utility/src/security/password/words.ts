/** What the form of a new password says. */
export const passwordMessages = {
  'zh-CN': {
    'password.old': '当前密码',
    'password.new': '新密码',
    'password.newHelp':
      '{minimum} 至 128 个字符。{kinds, plural, =0 {} other {至少包含大写字母、小写字母、数字、其他字符中的 {kinds} 种。}}不要使用常见密码、连续字符或您的姓名；几个不相干的词连在一起就很好。{history, plural, =0 {} other {不能与最近 {history} 次用过的密码相同。}}',
    'password.repeat': '再次输入新密码',
    'password.differs': '两次输入的新密码不一致',
    'password.endOthers': '退出其他设备上的登录',
    'password.required': '请填写密码',
  },
  'en-US': {
    'password.old': 'Current password',
    'password.new': 'New password',
    'password.newHelp':
      '{minimum} to 128 characters. {kinds, plural, =0 {} other {At least {kinds} of: capital letters, small letters, digits, other characters. }}No common password, no sequence, not your name; a few unrelated words do well.{history, plural, =0 {} one { Not the one you had before.} other { None of the {history} you had before.}}',
    'password.repeat': 'New password again',
    'password.differs': 'The two new passwords differ',
    'password.endOthers': 'Sign out everywhere else',
    'password.required': 'Please enter your password',
  },
}
