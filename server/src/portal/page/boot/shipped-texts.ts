import { langs, menuGroups, problems, type Lang } from '@atrium/shared-utility/contract'
import { shippedMailTexts } from '../../../foundation/sending/mail/own-mail.ts'
import { shippedCallTitles } from '../../../foundation/call/wording/call-title.ts'
import type { ShippedText } from '../../../foundation/call/wording/misfit.ts'
import type { Portal } from './portal.ts'

/** Every text of a release that operators may put their own wording in the place of, by `area|key`. */
type ShippedTexts = ReadonlyMap<string, ShippedText>

const known = new WeakMap<Portal, ShippedTexts>()
const withoutPortal = textsOf(null)

export function shippedTextsOf(portal: Portal | null): ShippedTexts {
  if (portal === null) return withoutPortal
  const found = known.get(portal) ?? textsOf(portal)
  known.set(portal, found)
  return found
}

function textsOf(portal: Portal | null): ShippedTexts {
  return new Map([...serverTexts(portal), ...shippedMailTexts(), ...shippedCallTitles(), ...dictionaryTexts(portal)])
}

/** The texts that the server uses itself, or gives to pages as they are. */
function serverTexts(portal: Portal | null): [string, ShippedText][] {
  const titles = (portal?.build.parcels ?? []).flatMap(({ declaration }) =>
    declaration.routes.map(({ path, title }) => plain(`route|${path}`, title)),
  )
  const headings = Object.entries(menuGroups).map(([name, heading]) => plain(`menu|${name}`, heading))
  const refusals = Object.entries(problems).map(([code, problem]) => plain(`problem|${code}`, problem))
  return [...titles, ...headings, ...refusals]
}

function plain(id: string, text: Record<Lang, string>): [string, ShippedText] {
  return [id, { syntax: 'plain', 'zh-CN': text['zh-CN'], 'en-US': text['en-US'] }]
}

function dictionaryTexts(portal: Portal | null) {
  const texts = new Map<string, ShippedText>()
  for (const lang of langs)
    for (const [id, text] of Object.entries(portal?.words[lang] ?? {}))
      texts.set(id, { syntax: 'message', ...texts.get(id), [lang]: text })
  return texts
}
