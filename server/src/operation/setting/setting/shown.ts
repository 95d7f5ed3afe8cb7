import {
  plainSettings,
  standardOf,
  type CallOutput,
  type PlainSettingName,
  type SettingName,
  type SettingValue,
} from '@atrium/shared-utility/contract'
import type { Config } from '../../../foundation/process/config/config.ts'
import type { AllKnown, CurrentSetting } from '../../../foundation/query/setting/settings.ts'
import { logoPath } from '../../../foundation/query/setting/brand.ts'
import { mailOfEnvironment, previewOfEnvironment, smsOfEnvironment } from './environment.ts'

type Answered = CallOutput<'getPlatformSettings'>
/** The list of entries is not stored with the setting. */
type Shown = Omit<Answered, 'navigation'> & { navigation: Omit<Answered['navigation'], 'entries'> }
type Env = Pick<Config, 'mail' | 'sms' | 'isSmsSet' | 'baseUrl' | 'converter'>

/** The settings as operators see them: a secret is only said to be there. */
export function shownSettings(known: AllKnown, config: Env): Shown {
  return {
    ...shownPlain(known),
    preview: previewShown(known, config),
    map: { ...about(known.map), value: mapOf(known.map.value), standard: mapOf(standardOf('map')) },
    mail: mailShown(known.mail, config),
    sms: smsShown(known.sms, config),
    brand: { ...about(known.brand), value: brandOf(known.brand.value), standard: brandOf(standardOf('brand')) },
    navigation: shownAsKept('navigation', known),
  }
}

/** Settings that are shown as they are kept. */
function shownPlain(known: AllKnown) {
  const names = Object.keys(plainSettings) as PlainSettingName[] // the names of its fields
  const shown: object = Object.fromEntries(names.map((name) => [name, shownAsKept(name, known)]))
  return shown as Pick<Shown, PlainSettingName> // one for each name
}

function previewShown(known: AllKnown, { converter }: Env): Shown['preview'] {
  const value = previewOfEnvironment(converter)
  return { ...shownAsKept('preview', known), ...(value !== null && { value, isByEnvironment: true }) }
}

function shownAsKept<N extends SettingName>(name: N, known: AllKnown) {
  return { ...about(known[name]), value: known[name].value, standard: standardOf(name) }
}

function about<N extends SettingName>({ version, changedAt, changedBy, auditId }: CurrentSetting<N>) {
  return { version, isByEnvironment: false, changedAt: changedAt?.toISOString() ?? null, changedBy, auditId }
}

const noKeys = { pc_key: '', android_key: '' }

function mapOf(map: SettingValue<'map'>) {
  return { gaode_map: noKeys, baidu_map: noKeys, google_map: noKeys, ...map }
}

function brandOf({ logoId, ...words }: SettingValue<'brand'>) {
  return { ...words, logo: logoPath(logoId) }
}

function mailShown(known: CurrentSetting<'mail'>, { mail, baseUrl }: Env): Shown['mail'] {
  const { password: _none, ...standard } = standardOf('mail')
  const shape = { standard: { ...standard, hasSecret: false }, canBeOn: baseUrl !== null }
  if (mail !== null) return { ...about(known), ...shape, value: mailOfEnvironment(mail), isByEnvironment: true }
  const { password, ...value } = known.value
  return { ...about(known), ...shape, value: { ...value, hasSecret: password !== null } }
}

function smsShown(known: CurrentSetting<'sms'>, { sms, isSmsSet }: Env): Shown['sms'] {
  const given = smsOfEnvironment(sms)
  const { keySecret, ...value } = known.value
  const set = { ...value, hasSecret: keySecret !== null }
  // While no operator has set it, the edition decides: the demo writes codes to the log.
  return {
    ...about(known),
    standard: given,
    value: isSmsSet || known.version === 0 ? given : set,
    isByEnvironment: isSmsSet,
  }
}
