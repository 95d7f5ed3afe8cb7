import type { Lang } from '@atrium/shared-utility/contract'

/** The name of a row in a person's language; the Chinese one where there is no other. */
export function nameIn(lang: Lang, { name, nameEn }: { name: string; nameEn: string | null }) {
  return lang === 'en-US' ? (nameEn ?? name) : name
}
