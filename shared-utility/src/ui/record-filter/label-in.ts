import type { Lang } from '../../contract/index.ts'

/** What a field or an option is called in a language; one without an English name has its Chinese one. */
export function labelIn(lang: Lang, { label, labelEn }: { label: string; labelEn: string }) {
  return lang === 'en-US' && labelEn !== '' ? labelEn : label
}
