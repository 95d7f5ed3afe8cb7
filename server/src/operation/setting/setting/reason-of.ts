import type { Lang } from '@atrium/shared-utility/contract'
import { errorCode } from '../../../foundation/process/error/error-code.ts'

const notPublic: Record<Lang, string> = {
  'zh-CN': '此地址不是公网地址，内网的服务由服务器的环境变量设定',
  'en-US': 'this address is not public; set internal services through server environment variables',
}
const silent: Record<Lang, string> = { 'zh-CN': '对方没有应答', 'en-US': 'no response' }
const noName: Record<Lang, string> = { 'zh-CN': '找不到此服务器', 'en-US': 'host not found' }

/**
 * Why a service did not take what it was sent, for the operator who set it: its own answer, or the failure before it.
 */
export function reasonOf(error: unknown, lang: Lang): string {
  const chain = causesOf(error)
  if (isNotCalled(error)) return notPublic[lang]
  // The library that speaks to mail servers keeps the code of the connection in its message alone.
  const said = chain.map((one) => `${errorCode(one)} ${one.name} ${one.message}`).join(' ')
  if (/\b(ENOTFOUND|EAI_AGAIN|EDNS)\b/.test(said)) return noName[lang]
  if (unanswered.test(said)) return silent[lang]
  const [deepest] = chain.toReversed()
  return deepest?.message.split('\n')[0]?.slice(0, 200) ?? ''
}

/** True for an address that this server does not call. */
export function isNotCalled(error: unknown) {
  return causesOf(error).some(({ name }) => name === 'OutgoingRefused')
}

const unanswered =
  /\b(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w*TIMEOUT|UND_ERR_SOCKET|TimeoutError)\b/

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
