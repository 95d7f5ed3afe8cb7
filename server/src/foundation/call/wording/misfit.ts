import { isPlain, langs, type Lang, type ProblemCode, type ProblemParams } from '@atrium/shared-utility/contract'
import { compileText, plainParts, type Family, type Parts } from './compile-text.ts'

/**
 * A text as it is shipped. `message`: with plurals and choices, as the dictionaries of pages; `plain`: only with
 * `{values}`, as the server's own texts.
 */
export type ShippedText = Partial<Record<Lang, string>> & { syntax: 'message' | 'plain' }

export type Misfit = { code: ProblemCode; params: ProblemParams }

type Fitted = { word: string | readonly unknown[]; misfit: null } | { word: null; misfit: Misfit }

/**
 * Whether own wording fits in place of the shipped text: the same values, read in the same way, and the same tags. The
 * word is what a page takes.
 */
export async function fit(text: string, lang: Lang, shipped: ShippedText): Promise<Fitted> {
  if (shipped.syntax === 'plain') {
    const misfit = misfitOfPlain(text, lang, shipped)
    return misfit === null ? { word: text, misfit } : { word: null, misfit }
  }
  const compiled = await compileText(text)
  if (compiled === null) return { word: null, misfit: { code: 'textSyntax', params: {} } }
  const known = await partsOf(shipped)
  const misfit = differing(compiled.parts, known[langBeside(shipped, lang)], Object.values(known))
  return misfit === null ? { word: compiled.word, misfit } : { word: null, misfit }
}

type Asks = Record<Lang, Parts | undefined>

/** A release ships the same texts for as long as it runs: each is read once. */
const asked = new WeakMap<ShippedText, Promise<Asks>>()

function partsOf(shipped: ShippedText): Promise<Asks> {
  const known = asked.get(shipped) ?? readParts(shipped)
  asked.set(shipped, known)
  return known
}

async function readParts(shipped: ShippedText): Promise<Asks> {
  const of = async (lang: Lang) => (await compileText(shipped[lang] ?? ''))?.parts
  return { 'zh-CN': await of('zh-CN'), 'en-US': await of('en-US') }
}

/** The same for the server's own texts, at once. */
export function misfitOfPlain(text: string, lang: Lang, shipped: ShippedText): Misfit | null {
  if (!isPlain(text)) return { code: 'textNotPlain', params: {} }
  const each = langs.map((one) => plainParts(shipped[one] ?? ''))
  return differing(plainParts(text), plainParts(shipped[langBeside(shipped, lang)] ?? ''), each)
}

/** The other language, whose text stands in where a language has none. */
function langBeside(shipped: ShippedText, lang: Lang) {
  return shipped[lang] === undefined ? langs[0] : lang
}

/** What is said in one language may be said in the other: the code that says it gives the same values to both. */
function differing(parts: Parts, own: Parts | undefined, each: readonly (Parts | undefined)[]): Misfit | null {
  const known = each.filter((one) => one !== undefined)
  const tags = new Set(known.flatMap((one) => [...one.tags]))
  const tag =
    [...parts.tags].find((name) => !tags.has(name)) ?? [...(own?.tags ?? [])].find((name) => !parts.tags.has(name))
  if (tag !== undefined) return { code: 'textTag', params: { name: tag } }
  const missing = [...(own?.values.keys() ?? [])].find((name) => !parts.values.has(name))
  if (missing !== undefined) return { code: 'textValueMissing', params: { name: missing } }
  for (const [name, families] of parts.values) {
    const allowed = new Set(known.flatMap((one) => [...(one.values.get(name) ?? [])]))
    if (allowed.size === 0) return { code: 'textValueUnknown', params: { name } }
    if ([...families].some((family) => !mayBe(family, allowed))) return { code: 'textValueKind', params: { name } }
  }
  return unknownOption(parts, known)
}

/** A number may also be written as it is; a moment or a name of a choice says nothing to people. */
function mayBe(family: Family, allowed: ReadonlySet<Family>) {
  return allowed.has(family) || (family === 'plain' && allowed.has('number'))
}

function unknownOption(parts: Parts, known: readonly Parts[]): Misfit | null {
  for (const [name, options] of parts.options) {
    const all = new Set(['other', ...known.flatMap((one) => [...(one.options.get(name) ?? [])])])
    const option = [...options].find((one) => !all.has(one))
    if (option !== undefined) return { code: 'textOption', params: { name, option } }
  }
  return null
}
