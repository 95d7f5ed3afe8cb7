import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { randomBytes } from 'node:crypto'
import { spacePath } from '@atrium/shared-utility/model'
import type { CallParsed, MessengerType } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { findOpenApp } from './app-query.ts'
import { openApp } from './app.ts'
import { insertState } from './state-query.ts'

const stateLivesMs = 10 * 60_000

/** A state that this browser alone may come back with, and where to go with it. */
export function connect({ enterId, ...asked }: CallParsed<'getMessengerConnect'>, context: Context) {
  return goToMessenger({ ...asked, entId: enterId ?? context.visitor.entId, stepUpSessionId: null }, context)
}

type Going = {
  type: MessengerType
  entId: string | null
  from: 'app' | 'browser'
  /** Set when a person proves again who they are: the session that this confirms. */
  stepUpSessionId: string | null
}

export async function goToMessenger({ type, entId, from, stepUpSessionId }: Going, context: Context) {
  const { db, now, visitor, services } = context
  await recordOrRefuse([{ kind: 'messengerState', subject: networksOf(visitor.ip).own }], context)
  const row = entId === null ? undefined : await findOpenApp(db, { entId, type, now })
  if (row === undefined) return { type, enabled: false, authorizeUrl: '', state: '' }
  const app = openApp(row, services.secrets)
  // WeCom takes letters and digits only.
  const state = randomBytes(24).toString('hex')
  const redirectUri = isFromBridge(type, from) ? null : redirectTo(app, context)
  const expiresAt = new Date(now.getTime() + stateLivesMs)
  const owner = { state, browser: browserToken(context), entId: row.ent_id, type }
  await insertState(db, { ...owner, redirectUri, stepUpSessionId, expiresAt })
  const authorizeUrl = redirectUri === null ? '' : services.messengers.authorizeUrl(app, { from, redirectUri, state })
  return { type, enabled: true, authorizeUrl, state }
}

/** Inside DingTalk and Feishu the page asks the bridge for the code; WeCom has no bridge for that. */
function isFromBridge(type: MessengerType, from: 'app' | 'browser') {
  return from === 'app' && type !== 'wechat'
}

const pages: Record<MessengerType, string> = {
  dingtalk: '/integration/login',
  feishu: '/integration/loginfs',
  wechat: '/integration/loginqywx',
}

function redirectTo({ entId, type }: { entId: string; type: MessengerType }, context: Context) {
  return ownOrigin(context) + spacePath(entId) + pages[type]
}

/** The portal's own address, as people reach it. */
export function ownOrigin({ config, visitor }: Pick<Context, 'config' | 'visitor'>) {
  return config.baseUrl ?? `http://${visitor.host}`
}

/** Names this browser to the states that it was given. */
function browserToken({ cookies }: Context) {
  const token = cookies.presessionToken ?? newToken()
  cookies.setPresession(token)
  return token
}
