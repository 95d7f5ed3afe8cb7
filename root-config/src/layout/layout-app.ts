import { flushSync } from 'react-dom'
import { atriumStore } from '@atrium/shared-utility'
import type { LayoutKind } from '@atrium/shared-utility/contract'
import { layoutAtom } from './layout-state.ts'

/**
 * The single-spa application of one layout kind. All kinds are drawn by the shell's one React root, so what two of
 * them share stays in the document when one follows the other.
 */
export function layoutApplication(kind: LayoutKind) {
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      document.documentElement.dataset['layout'] = kind
      flushSync(() => atriumStore.set(layoutAtom, kind))
    },
    // The next layout draws over this one; taking it away first would show an empty page in between.
    unmount: async () => undefined,
  }
}
