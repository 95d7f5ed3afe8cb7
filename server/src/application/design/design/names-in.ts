import type { Lang } from '@atrium/shared-utility/contract'
import { labelIn } from '../../record-store/label-in.ts'

/** What several things are called, one after the other. */
export function namesIn(lang: Lang, all: readonly Parameters<typeof labelIn>[1][]) {
  return all.map((one) => labelIn(lang, one)).join(lang === 'zh-CN' ? '、' : ', ')
}
