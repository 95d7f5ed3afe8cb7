import { entry, field, type ProblemEntry } from './entry.ts'

/** What the settings of the platform, and trying them out, may be refused with. */
export const settingProblems = {
  setByEnvironment: entry(409, 1006801, [
    '此项由服务器的环境变量设定，只能由服务器管理员修改',
    'Set by server environment variables; only the server’s administrator can change it',
  ]),
  mapKeyMissing: entry(409, 1006802, [
    '启用的地图服务商没有网页端密钥，请先填写',
    'The selected map provider has no web key. Enter one first',
  ]),
  mapProviderSilent: entry(409, 1006803, [
    '地图服务商没有应答，无法测试密钥，请稍后重试',
    'The map provider is not responding, so the key can’t be tested. Try again later',
  ]),
  mailServerMissing: field(
    'host',
    entry(400, 1006804, ['启用邮件需要填写服务器地址', 'To send email, enter the address of the mail server']),
  ),
  mailServerPrivate: field(
    'host',
    entry(400, 1006817, ['此地址不在公网上', 'This address is not on the public internet']),
  ),
  mailSenderMissing: field(
    'from',
    entry(400, 1006805, ['启用邮件需要填写发件地址', 'To send email, enter the sender address']),
  ),
  mailPasswordMissing: field(
    'password',
    entry(400, 1006806, [
      '服务器、端口、加密方式或用户名已改变，请重新填写密码',
      'Server, port, encryption or username changed. Enter the password again',
    ]),
  ),
  mailPasswordPlain: field(
    'security',
    entry(400, 1006807, [
      '不加密的连接会泄露密码，请选择加密方式或清空用户名',
      'Without encryption the password would be exposed. Choose an encryption, or leave the username empty',
    ]),
  ),
  mailNeedsAddress: field(
    'isOn',
    entry(409, 1006808, [
      '服务器未设置 ATRIUM_BASE_URL，邮件中的链接将无法打开，请先设置再启用邮件',
      'ATRIUM_BASE_URL is not set, so links in emails would not work. Set it before you turn email on',
    ]),
  ),
  testMailFailed: entry(409, 1006809, ['测试邮件没有发出：{reason}', 'The test email was not sent: {reason}']),
  mailNotSent: entry(409, 1006816, [
    '邮件服务器没有收下这封邮件；在系统设置中发送测试邮件，可查看原因',
    'The mail server rejected the email. Send a test email in the settings to see why',
  ]),
  smsFieldMissing: entry(400, 1006810, [
    '所选的短信服务还需要填写标出的字段',
    'Fill in the marked fields for this SMS provider',
  ]),
  smsUrlInvalid: field(
    'url',
    entry(400, 1006811, [
      '须为公网的 https 地址；内网的短信网关由服务器的环境变量设定',
      'Use a public https address. Set internal gateways through server environment variables',
    ]),
  ),
  smsSecretMissing: field(
    'keySecret',
    entry(400, 1006812, [
      '服务商、地址或密钥标识已改变，请重新填写密钥',
      'Provider, address or key ID changed. Enter the secret again',
    ]),
  ),
  testSmsFailed: entry(409, 1006813, ['测试短信没有发出：{reason}', 'The test SMS was not sent: {reason}']),
  testPreviewFailed: entry(409, 1006819, [
    '测试文档没有转换成 PDF：{reason}',
    'The test document was not converted to PDF: {reason}',
  ]),
  previewUrlInvalid: field(
    'url',
    entry(400, 1006818, [
      '须为公网的 https 地址；内网的转换服务由服务器的环境变量设定',
      'Use a public https address. Set internal services through server environment variables',
    ]),
  ),
  logoMissing: field('logo', entry(400, 1006814, ['请选择标志图片', 'Choose a picture'])),
  logoNoPicture: field(
    'logo',
    entry(400, 1006815, [
      '须为不超过 64 KB、边长不超过 1024 像素的静态 PNG（非隔行扫描）、JPEG 或 WebP 图片',
      'Use a static PNG (not interlaced), JPEG or WebP, up to 64 kB and 1024 pixels per side',
    ]),
  ),
} as const satisfies Record<string, ProblemEntry>
