import type { Lang } from '@atrium/shared-utility/contract'
import { nameIn } from '../../foundation/call/wording/wording.ts'

/** What an entity or a field is called in a person's language; the Chinese label where its maker gave no other. */
export function labelIn(lang: Lang, { label, labelEn }: { label: string; labelEn: string }) {
  return nameIn(lang, { name: label, nameEn: labelEn === '' ? null : labelEn })
}
