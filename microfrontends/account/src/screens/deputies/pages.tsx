import { TextProvider } from '@atrium/shared-utility/react'
import { DeputiesScreen } from './DeputiesScreen.tsx'
import { messages } from './messages.ts'
import { TrusterScreen } from './TrusterScreen.tsx'

export const deputies = (
  <TextProvider messages={messages}>
    <DeputiesScreen />
  </TextProvider>
)

export const truster = (
  <TextProvider messages={messages}>
    <TrusterScreen />
  </TextProvider>
)
