import { useState } from 'react'

/** Puts a text on the clipboard, and says how that went. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'idle' | 'done' | 'failed'>('idle')
  async function copy() {
    const isCopied = await copied(text)
    setOutcome(isCopied ? 'done' : 'failed')
    return isCopied
  }
  return { outcome, copy }
}

/** Plain http and some messengers give pages no clipboard; the text can still be selected by hand. */
async function copied(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
