import { linkedParts } from '@atrium/shared-utility/model'

type Here = { origin: string; entId: string | null | undefined }

const address =
  /^(?:\/space-([A-Za-z0-9]{1,32}))?(?:\/m)?\/app\/([a-z0-9]{1,32})(?:\/([a-z][a-z0-9_]{0,39})(?:\/([a-z0-9]{1,32}))?)?\/?$/

/**
 * A text, and the application or the record whose address stands in it first; of this portal, and of the enterprise where it is
 * sent. A text that is nothing but that address is sent as the card alone.
 */
export function withCard(text: string, here: Here): { text: string; card: string | null } {
  for (const { href } of linkedParts(text)) {
    const card = href === undefined ? null : cardOf(href, here)
    if (card !== null) return { text: text.trim() === href ? '' : text, card }
  }
  return { text, card: null }
}

function cardOf(href: string, { origin, entId }: Here) {
  const url = new URL(href)
  const [, space, appId, entity, id] = address.exec(url.pathname) ?? []
  if (url.origin !== origin || appId === undefined) return null
  if (space !== undefined && space !== entId) return null
  // The form for a new record has an address, too.
  return entity === undefined || id === undefined || id === 'new' ? appId : `${appId}/${entity}/${id}`
}
