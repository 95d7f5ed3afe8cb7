import { createContext, use, type ReactNode } from 'react'
import type { Messages } from '../page/i18n/intl.ts'
import { translateFor, type Translate } from './text.ts'
import { useWords } from './use-session.ts'

const TextContext = createContext<Messages | null>(null)

/** Gives a dictionary to what is drawn inside. */
export function TextProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <TextContext value={messages}>{children}</TextContext>
}

/** The words of this parcel: `const t = useText()`, then `t('enterprises.title')`. */
export function useText(): Translate {
  const messages = use(TextContext)
  if (!messages) throw new Error('useText needs a TextProvider: draw the screen through defineParcel or renderScreen')
  return useTranslate(messages)
}

/** The words of a dictionary that is the code's own and not the parcel's: of a kit, of the shell. */
export function useTranslate(messages: Messages): Translate {
  useWords()
  return translateFor(messages)
}
