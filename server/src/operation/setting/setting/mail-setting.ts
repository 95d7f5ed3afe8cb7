import { Problem, type CallParsed, type SettingValue } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { allowedAddressOf } from '../../../foundation/sending/outgoing/allowed-address.ts'
import { OutgoingRefused } from '../../../foundation/sending/outgoing/refused.ts'
import { changeSetting } from './change-setting.ts'
import { findNameOf } from './queries.ts'
import { reasonOf } from './reason-of.ts'

type Mail = SettingValue<'mail'>

export async function updateMailSetting(
  { version, password, ...asked }: CallParsed<'updateMailSetting'>,
  context: Context,
) {
  const { config, services } = context
  if (config.mail !== null) throw new Problem('setByEnvironment')
  refuseUnusable(asked, config.baseUrl)
  if (asked.isOn && (await isOutOfReach(asked.host, config))) throw new Problem('mailServerPrivate')
  const next = (before: Mail): Mail => {
    if (password !== '') return { ...asked, password: services.secrets.seal(password) }
    if (asked.user === '') return { ...asked, password: null }
    // A password belongs to the server that it was entered for: another one would be sent it.
    if (before.password !== null && !isSameServer(before, asked)) throw new Problem('mailPasswordMissing')
    return { ...asked, password: before.password }
  }
  return changeSetting({ name: 'mail', version, next }, context)
}

type MailInput = Omit<Mail, 'password'>

function refuseUnusable({ isOn, host, from, security, user }: MailInput, baseUrl: string | null) {
  if (user !== '' && security === 'none') throw new Problem('mailPasswordPlain')
  if (!isOn) return
  if (baseUrl === null) throw new Problem('mailNeedsAddress')
  if (host === '') throw new Problem('mailServerMissing')
  if (from === '') throw new Problem('mailSenderMissing')
}

/** The host is looked up again whenever mail is sent; an unknown name may lead somewhere later. */
async function isOutOfReach(host: string, config: Context['config']) {
  try {
    await allowedAddressOf(host, config)
    return false
  } catch (error) {
    return error instanceof OutgoingRefused
  }
}

function isSameServer(one: MailInput, other: MailInput) {
  return (['host', 'port', 'security', 'user'] as const).every((field) => one[field] === other[field])
}

/** No connection to the database is held while the mail server is asked. */
export async function sendTestMail({ email }: CallParsed<'sendTestMail'>, context: Context) {
  const { services, lang } = context
  if (!services.mailer.isOffered) throw new Problem('mailNotConfigured')
  const { userId } = sessionOf(context)
  await recordOrRefuse([{ kind: 'ownEmail', subject: `test|${userId}` }], context)
  const name = await services.tx(platform, (db) => findNameOf(db, userId))
  try {
    await services.mailer.send({ kind: 'test', to: email, lang, name })
  } catch (error) {
    throw new Problem('testMailFailed', { reason: reasonOf(error, lang) }, { cause: error })
  }
  await recordAct(context, {
    action: 'sendTestMail',
    targetKind: 'setting',
    targetId: 'mail',
    entId: null,
    diff: { email },
  })
  return {}
}
