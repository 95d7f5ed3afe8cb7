import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { mapProvider } from '../foundation/map-provider.ts'
import { phoneNumber } from '../identity/sms.ts'
import { emailAddress } from '../identity/email-address.ts'
import { file } from '../wire/file.ts'
import { platformSettings } from './platform-setting-shape.ts'

const testing = { method: 'POST', access: { who: platformOperator, needs: { stepUp: true } }, space: 'none' } as const

/** The calls about settings that do not change one: own-setting.ts and plain-setting.ts have those. */
export const platformSettingCalls = defineCalls({
  getPlatformSettings: {
    title: ['查看平台设置', 'Read the settings of the platform'],
    summary: 'What operators set for the whole platform, with who changed each last. Secrets are never among it.',
    path: '/api/sysop/setting',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: platformSettings,
  },
  testMapSetting: {
    ...testing,
    title: ['测试地图密钥', 'Test a map key'],
    summary: 'Asks a provider of maps whether it knows the key that is kept for it.',
    stepUpReason: 'asks in the name of the portal',
    path: '/api/sysop/setting/map/test',
    input: z.strictObject({ provider: mapProvider }),
    output: z.object({ isKnown: z.boolean() }),
    problems: ['mapKeyMissing', 'mapProviderSilent'],
  },
  sendTestMail: {
    ...testing,
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    title: ['发送测试邮件', 'Send a test mail'],
    summary: 'Sends a mail by the server that is set, and says what became of it.',
    stepUpReason: 'sends in the name of the portal to whom one likes',
    path: '/api/sysop/setting/mail/test',
    input: z.strictObject({ email: emailAddress }),
    output: done,
    problems: ['mailNotConfigured', 'testMailFailed', 'tooManyAttempts'],
  },
  sendTestSms: {
    ...testing,
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    title: ['发送测试短信', 'Send a test message'],
    summary: 'Sends a message with the code 000000, which opens nothing, by the service that is set.',
    stepUpReason: 'costs money, and rings at whose telephone one likes',
    path: '/api/sysop/setting/sms/test',
    input: z.strictObject({ phone: phoneNumber }),
    output: done,
    problems: ['smsNotOffered', 'phoneInvalid', 'testSmsFailed', 'tooManyAttempts'],
  },
  testPreviewSetting: {
    ...testing,
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    title: ['测试文档转换', 'Test the conversion of documents'],
    summary: 'Has the service that is set convert a small document, and says what became of it.',
    stepUpReason: 'asks in the name of the portal',
    path: '/api/sysop/setting/preview/test',
    input: nothing,
    output: done,
    problems: ['previewNotOffered', 'testPreviewFailed'],
  },
  getBrandLogo: {
    title: ['读取标志', 'Read the logo'],
    summary: 'The logo of the portal, under an address that changes with it.',
    path: '/napi/brand/{id}',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound'],
  },
})
