import { ConfigError } from '../error/config-error.ts'

/** The bridge as Feishu publishes it (open.feishu.cn, H5 JS SDK). */
export const publishedFeishuScript = 'https://lf-scm-cn.feishucdn.com/lark/op/h5-js-sdk-1.5.44.js'

/** The address of Feishu's bridge; null where it is switched off, and Feishu's sign-in page is asked instead. */
export function feishuScript(value: string | undefined) {
  if (value === 'off') return null
  const url = URL.parse(value ?? publishedFeishuScript)
  if (url?.protocol !== 'https:' || url.username !== '')
    throw new ConfigError(`ATRIUM_FEISHU_SCRIPT must be an https:// address or off, not “${value}”.`)
  return url.href
}
