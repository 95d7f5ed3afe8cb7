import { useState, type KeyboardEvent as KeyEvent } from 'react'

/**
 * What a field acts on while its person types. Input methods (pinyin, kana) show drafts in the field before the word is
 * chosen; until then `text` stays what it was before. `composition` goes to the field, or to an element around it.
 */
export function useComposedText(typed: string) {
  const [before, setBefore] = useState<string | null>(null)
  const composition = {
    // Keyboards of Android compose Latin words, too, each until its space: nothing would be found while one types.
    onCompositionStart: () => setBefore(navigator.userAgent.includes('Android') ? null : typed),
    onCompositionEnd: () => setBefore(null),
  }
  return { text: before ?? typed, composition }
}

/** Whether an input method takes the key, as Enter, Escape or an arrow among its candidates; whatever acts on keys asks this first. */
export function isOfInputMethod(event: KeyEvent | KeyboardEvent) {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  // In Safari the key that ends a composition comes after it, and only its code still tells.
  return isComposing || keyCode === 229
}
