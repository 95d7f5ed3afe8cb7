import { act, fireEvent } from '@testing-library/react'

/** In which order the browser says that a composition is over, the text has changed, and the key that did it. */
type Browser = 'chrome' | 'firefox' | 'safari'

/** Keys of an input method have this code, whatever they are. */
const inputMethod = { keyCode: 229 }

/** Begins to compose, as with pinyin or kana: each draft is shown in the field, and is not the text yet. */
export function compose(field: HTMLElement, ...drafts: string[]) {
  act(() => field.focus())
  fireEvent.keyDown(field, { key: 'Process', ...inputMethod })
  fireEvent.compositionStart(field)
  for (const draft of drafts) {
    fireEvent.keyDown(field, { key: 'Process', isComposing: true, ...inputMethod })
    fireEvent.compositionUpdate(field, { data: draft })
    fireEvent.input(field, { target: { value: draft }, isComposing: true, inputType: 'insertCompositionText' })
  }
}

/** A key that the input method takes, as arrows among its candidates, or Escape. */
export function pressWhileComposing(field: HTMLElement, key: string) {
  fireEvent.keyDown(field, { key, isComposing: true, ...inputMethod })
}

/** Ends the composition with `key`: `text` is what was chosen, or what is left after Escape. */
export function endComposition(field: HTMLElement, text: string, { browser = 'chrome', key = 'Enter' }: Ending = {}) {
  const input = (isComposing: boolean) => fireEvent.input(field, { target: { value: text }, isComposing })
  const end = () => fireEvent.compositionEnd(field, { data: text })
  if (browser !== 'safari') pressWhileComposing(field, key)
  if (browser === 'firefox') {
    end()
    input(false)
  } else {
    input(true)
    end()
  }
  // The key that ends the composition comes after it, and no longer says that it belongs to it.
  if (browser === 'safari') fireEvent.keyDown(field, { key, isComposing: false, ...inputMethod })
}

type Ending = { browser?: Browser; key?: string }
