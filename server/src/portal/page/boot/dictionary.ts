import { createHash } from 'node:crypto'
import { langs, type Lang } from '@atrium/shared-utility/contract'
import type { Dictionary } from '../../../foundation/call/context/services.ts'
import { inSlices } from '../../../foundation/call/wording/in-slices.ts'
import { fit } from '../../../foundation/call/wording/misfit.ts'
import type { OwnTexts } from '../../../foundation/call/wording/own-words.ts'
import type { Portal } from './portal.ts'
import { shippedTextsOf } from './shipped-texts.ts'

type Dictionaries = Record<Lang, Dictionary>
type Made = { own: OwnTexts; made: Promise<Dictionaries> }

const known = new WeakMap<object, Made>()
const withoutPortal = {}

/**
 * The words that the server owns: route titles of the parcels that are installed, the problems, and operators' own
 * wording. A wording that does not fit this release any more is left out: then the shipped text is used.
 */
export async function dictionaryOf(portal: Portal | null, own: OwnTexts, lang: Lang): Promise<Dictionary> {
  const before = known.get(portal ?? withoutPortal)
  const found = before?.own === own ? before : { own, made: dictionaries(portal, own) }
  known.set(portal ?? withoutPortal, found)
  return (await found.made)[lang]
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** The same as `dictionary`, for a portal that only some people have. */
    wordsIn: (portal: Portal | null, lang: Lang) => Promise<Dictionary>
  }
}

async function dictionaries(portal: Portal | null, own: OwnTexts): Promise<Dictionaries> {
  const all = { 'zh-CN': await partsIn('zh-CN', portal, own), 'en-US': await partsIn('en-US', portal, own) }
  // One version for all: a switch of language never mixes two states of the portal.
  const version = createHash('sha256')
    .update(JSON.stringify(langs.map((lang) => all[lang])))
    .digest('base64url')
    .slice(0, 12)
  return { 'zh-CN': { ...all['zh-CN'], version }, 'en-US': { ...all['en-US'], version } }
}

/** The texts that the dictionary itself names. */
const named = /^(?:route|menu|problem)\|/
/** Words that no page needs by itself: the server writes mails, and answers call titles to people who may read them. */
const ofServer = /^(?:mail|call)\|/

async function partsIn(lang: Lang, portal: Portal | null, { texts }: OwnTexts) {
  const shipped = shippedTextsOf(portal)
  const words = Object.fromEntries(
    [...shipped].filter(([id]) => named.test(id)).map(([id, text]) => [id.replace('|', '.'), text[lang] ?? '']),
  )
  const own: Dictionary['own'] = {}
  const mine = texts.filter(({ id, lang: of }) => of === lang && !ofServer.test(id))
  await inSlices(mine, async ({ id, text }) => {
    const beside = shipped.get(id)
    const word = beside === undefined ? null : (await fit(text, lang, beside)).word
    if (word === null) return
    if (named.test(id)) words[id.replace('|', '.')] = text
    else own[id] = word
  })
  return { words, own }
}
