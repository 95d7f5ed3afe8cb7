import { Problem, type CallParsed, type Lang } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { NotConverted } from '../../../foundation/file/preview/convert.ts'
import { changeSetting } from './change-setting.ts'
import { isNotCalled, reasonOf } from './reason-of.ts'

export async function updatePreviewSetting(
  { version, ...value }: CallParsed<'updatePreviewSetting'>,
  context: Context,
) {
  if (context.config.converter.at !== 'settings') throw new Problem('setByEnvironment')
  const url = URL.parse(value.url)
  const isMissing = value.url === '' && !value.isOn
  if (!isMissing && (url === null || !context.services.outgoing.allows(url))) throw new Problem('previewUrlInvalid')
  return changeSetting({ name: 'preview', version, next: () => value }, context)
}

/** No connection to the database is held while the service is asked. */
export async function testPreviewSetting(_input: CallParsed<'testPreviewSetting'>, context: Context) {
  const { services } = context
  try {
    await services.previews.tryOut()
  } catch (error) {
    if (error instanceof Problem && error.code === 'previewNotOffered') throw error
    throw new Problem('testPreviewFailed', { reason: failureOf(error, context) }, { cause: error })
  }
  await recordAct(context, { action: 'testPreviewSetting', targetKind: 'setting', targetId: 'preview', entId: null })
  return {}
}

const failures = {
  'zh-CN': {
    refused: '服务拒绝了此文档，请确认它兼容 Gotenberg 接口',
    slow: (seconds: number) => `服务在 ${seconds} 秒内没有完成`,
    status: (status: number) => `服务以状态码 ${status} 应答`,
    other: '服务返回的不是 PDF',
    open: '不加密的连接只用于内网地址，此地址在公网上',
  },
  'en-US': {
    refused: 'the service refused the document. Make sure that it speaks Gotenberg’s interface',
    slow: (seconds: number) => `the service did not finish within ${seconds} seconds`,
    status: (status: number) => `the service answered with status ${status}`,
    other: 'the service returned something other than a PDF',
    open: 'the address is public and not encrypted. Use https',
  },
} as const satisfies Record<Lang, unknown>

/** What happened, for the operator who set the service. */
function failureOf(error: unknown, { lang, config }: Context) {
  const words = failures[lang]
  if (isNotCalled(error) && config.converter.at !== 'settings') return words.open
  if (error instanceof NotConverted) return error.status === 200 ? words.other : words.status(error.status)
  if (!(error instanceof Problem)) return reasonOf(error, lang)
  return error.code === 'previewSlow' ? words.slow(Number(error.params.seconds)) : words.refused
}
