/** What is said about codes by SMS: the first page does not carry it. */
export const codeMessages = {
  'zh-CN': {
    phone: '手机号',
    phoneHelp: '境外号码请加国家区号，如 +852',
    code: '验证码',
    send: '获取验证码',
    sendWait: '{seconds} 秒后重新获取',
    sent: '若该手机号已绑定账号，正在发送验证码，5 分钟内有效。如一分钟后仍未收到，请重新获取或改用其他方式。',
    demo: '演示环境：未配置短信服务，验证码会输出到服务器的控制台。',
    sentToAny: '正在发送验证码，5 分钟内有效。',
    captchaWhy: '再次发送短信前，请完成人机验证，再获取验证码。',
  },
  'en-US': {
    phone: 'Phone number',
    phoneHelp: 'Outside mainland China, start with the country code, such as +852',
    code: 'Code',
    send: 'Send code',
    sendWait: 'Send again in {seconds} s',
    sent: 'If this number belongs to an account, a code is on its way, valid for 5 minutes. If nothing arrives within a minute, request it again or use another method.',
    demo: 'Demo: no SMS provider; codes are written to the server output.',
    sentToAny: 'A code is on its way, valid for 5 minutes.',
    captchaWhy: 'Before another SMS is sent, check that you are not a robot. Answer this, then request the code again.',
  },
}
