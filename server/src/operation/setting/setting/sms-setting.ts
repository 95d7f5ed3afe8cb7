import { Problem, type CallParsed, type SettingValue } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { phoneOf } from '../../../identity/factor/sms/phone.ts'
import { changeSetting } from './change-setting.ts'
import { reasonOf } from './reason-of.ts'

type Sms = SettingValue<'sms'>
type SmsInput = Omit<Sms, 'keySecret'>

export async function updateSmsSetting(
  { version, keySecret, ...asked }: CallParsed<'updateSmsSetting'>,
  context: Context,
) {
  const { config, services } = context
  if (config.isSmsSet) throw new Problem('setByEnvironment')
  refuseUnusable(asked, context)
  const next = (before: Sms): Sms => {
    if (keySecret !== '') return { ...asked, keySecret: services.secrets.seal(keySecret) }
    if (asked.provider === 'none') return { ...asked, keySecret: null }
    // A secret belongs to the service that it was entered for: another one would be sent it.
    if (isSameService(before, asked)) return { ...asked, keySecret: before.keySecret }
    if (asked.provider !== 'http' || before.keySecret !== null) throw new Problem('smsSecretMissing')
    return { ...asked, keySecret: null }
  }
  return changeSetting({ name: 'sms', version, next }, context)
}

/** The fields that each service needs. */
const needed = {
  none: [],
  http: ['url'],
  aliyun: ['keyId', 'sign', 'template'],
  tencent: ['keyId', 'sign', 'template', 'appId'],
} as const satisfies Record<SmsInput['provider'], readonly (keyof SmsInput)[]>

const isNeeded = { 'zh-CN': '此服务商需要填写', 'en-US': 'Required for this provider' }

function refuseUnusable(asked: SmsInput, { lang, services }: Context) {
  const fields = needed[asked.provider].filter((field) => asked[field] === '')
  if (fields.length > 0)
    throw new Problem('smsFieldMissing', {}, { fields: fields.map((field) => ({ field, msg: isNeeded[lang] })) })
  const url = asked.url === '' ? null : URL.parse(asked.url)
  if (asked.url !== '' && (url === null || !services.outgoing.allows(url))) throw new Problem('smsUrlInvalid')
}

function isSameService(one: SmsInput, other: SmsInput) {
  return (['provider', 'url', 'keyId'] as const).every((field) => one[field] === other[field])
}

const opensNothing = '000000'

/** No connection to the database is held while the service is asked. */
export async function sendTestSms({ phone: typed }: CallParsed<'sendTestSms'>, context: Context) {
  const { services, lang } = context
  if (!services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = await phoneOf(typed)
  await recordOrRefuse([{ kind: 'ownPhone', subject: `test|${sessionOf(context).userId}` }], context)
  try {
    await services.sms.send({ phone, template: 'login', code: opensNothing, lang })
  } catch (error) {
    throw new Problem('testSmsFailed', { reason: reasonOf(error, lang) }, { cause: error })
  }
  await recordAct(context, { action: 'sendTestSms', targetKind: 'setting', targetId: 'sms', entId: null })
  return {}
}
