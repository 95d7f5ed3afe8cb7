import { z } from 'zod'
import { mustNot } from './value.ts'

/** The bridge as Feishu publishes it (open.feishu.cn, H5 JS SDK). */
export const publishedFeishuScript = 'https://lf-scm-cn.feishucdn.com/lark/op/h5-js-sdk-1.5.44.js'

/** The address of Feishu's bridge; null where it is switched off, and Feishu's sign-in page is asked instead. */
export const feishuScript = z
  .string()
  .refine((value) => value === 'off' || isScript(URL.parse(value)), mustNot('be an https:// address or off'))
  .transform((value) => (value === 'off' ? null : new URL(value).href))
  .prefault(publishedFeishuScript)

function isScript(url: URL | null) {
  return url?.protocol === 'https:' && url.username === ''
}
