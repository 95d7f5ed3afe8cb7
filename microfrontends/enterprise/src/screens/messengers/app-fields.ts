import { messengerScope, type MessengerApp, type MessengerType } from '@atrium/shared-utility/contract'

type Field = 'corpId' | 'agentId' | 'appId' | 'tenantKey'

/** What each messenger calls an app by. WeCom knows its apps by company and agent. */
export const shownFields: Record<MessengerType, readonly Field[]> = {
  dingtalk: ['corpId', 'agentId', 'appId'],
  feishu: ['appId', 'tenantKey'],
  wechat: ['corpId', 'agentId'],
}

/** The values of the form; the secret is never among what is read. */
export function fieldsOf(type: MessengerType, app: MessengerApp | null) {
  const texts = Object.fromEntries(shownFields[type].map((field) => [field, app?.[field] ?? '']))
  return {
    isEnabled: app?.isEnabled ?? true,
    ...(type === 'feishu' && { larkDomain: app?.larkDomain ?? 'feishu' }),
    ...texts,
    appSecret: '',
    canRegister: app?.canRegister ?? false,
  }
}

/** What says whose people the app tells of, as it is stored. */
export function scopeOf(app: MessengerApp) {
  return Object.fromEntries(messengerScope[app.type].map((field) => [field, app[field]]))
}
