import { createHash } from 'node:crypto'
import { langs, menuGroups, problems, type Lang } from '@atrium/shared-utility/contract'
import { titleKey, type Portal } from './portal.ts'

type Dictionary = { words: Record<string, string>; version: string }

const known = new WeakMap<Portal, Record<Lang, Dictionary>>()
const withoutPortal = dictionaries(null)

/** The words that the server owns: route titles of the parcels that are installed, and the problems. */
export function dictionaryOf(portal: Portal | null, lang: Lang): Dictionary {
  if (portal === null) return withoutPortal[lang]
  const found = known.get(portal) ?? dictionaries(portal)
  known.set(portal, found)
  return found[lang]
}

function dictionaries(portal: Portal | null) {
  const words = { 'zh-CN': wordsIn('zh-CN', portal), 'en-US': wordsIn('en-US', portal) } satisfies Record<Lang, object>
  // One version for all: a switch of language never mixes two states of the portal.
  const version = createHash('sha256')
    .update(JSON.stringify(langs.map((lang) => words[lang])))
    .digest('base64url')
    .slice(0, 12)
  return { 'zh-CN': { words: words['zh-CN'], version }, 'en-US': { words: words['en-US'], version } }
}

function wordsIn(lang: Lang, portal: Portal | null) {
  const titles = (portal?.build.parcels ?? []).flatMap(({ declaration }) =>
    declaration.routes.map((route) => [titleKey(route.path), route.title[lang]]),
  )
  const refusals = Object.entries(problems).map(([code, problem]) => [`problem.${code}`, problem[lang]])
  const headings = Object.entries(menuGroups).map(([name, heading]) => [`menu.${name}`, heading[lang]])
  return Object.fromEntries([...titles, ...headings, ...refusals])
}
