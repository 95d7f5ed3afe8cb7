import { atriumStore, baseConfigAtom, dictionaryText } from '@atrium/shared-utility'
import { text } from '../text.ts'
import type { Page } from './page.ts'

/** The page's own title: from its route entry, or the shell's for a notice. */
export function titleOf(page: Page) {
  if (page.status === 'starting') return nameOfPortal()
  if (page.status === 'app') return dictionaryText(page.entry.title)
  return text(`${page.status}.title`)
}

export function showTitle(page: Page) {
  document.title = `${titleOf(page)} · ${nameOfPortal()}`
}

// The operators' own name of the portal, else that of the product.
function nameOfPortal() {
  return atriumStore.get(baseConfigAtom)?.brand?.name ?? text('product.name')
}
