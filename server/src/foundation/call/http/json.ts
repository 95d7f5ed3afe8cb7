import { Problem, type Lang } from '@atrium/shared-utility/contract'

const token = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}[\],]/g
const sentence = {
  'zh-CN': (field: string) => `${field} 出现了两次，无法确定以哪一个为准`,
  'en-US': (field: string) => `${field} is there twice, so it is unclear which one counts`,
} satisfies Record<Lang, (field: string) => string>
const longestShown = 100

/** Refuses a valid JSON text in which an object names a field twice: each of two readers could take another one. */
export function refuseFieldTwice(text: string, lang: Lang) {
  const field = findFieldTwice(text)?.slice(0, longestShown)
  if (field === undefined) return
  const msg = sentence[lang](field)
  throw new Problem('invalidInput', { details: msg }, { fields: [{ field, msg }] })
}

type Level = { names: Set<string> | null; at: string | number }

/** Where it is, as `admin.loginId`; undefined when every name is there once. */
function findFieldTwice(text: string) {
  const levels: Level[] = []
  for (const [sign, written, colon] of text.matchAll(token)) {
    const level = levels.at(-1)
    if (sign === '{') levels.push({ names: new Set(), at: '' })
    else if (sign === '[') levels.push({ names: null, at: 0 })
    else if (sign === '}' || sign === ']') levels.pop()
    else if (sign === ',' && typeof level?.at === 'number') level.at += 1
    else if (colon !== undefined && level?.names) {
      level.at = String(JSON.parse(`"${written}"`))
      if (level.names.has(level.at)) return levels.map(({ at }) => at).join('.')
      level.names.add(level.at)
    }
  }
  return undefined
}
