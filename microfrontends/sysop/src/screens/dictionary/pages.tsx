import { TextProvider } from '@atrium/shared-utility/react'
import { DictionaryScreen } from './DictionaryScreen.tsx'
import { messages } from './messages.ts'

export const dictionary = (
  <TextProvider messages={messages}>
    <DictionaryScreen />
  </TextProvider>
)
