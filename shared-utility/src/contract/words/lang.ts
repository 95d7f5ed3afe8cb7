export const langs = ['zh-CN', 'en-US'] as const
/** Interface languages; the first is the default (specification 9). */
export type Lang = (typeof langs)[number]

/** Whether a text from elsewhere names an interface language. */
export function isLang(text: unknown): text is Lang {
  return langs.some((lang) => lang === text)
}
