import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { RolloutScreen } from './RolloutScreen.tsx'
import { RolloutsScreen } from './RolloutsScreen.tsx'

export const rollouts = (
  <TextProvider messages={messages}>
    <RolloutsScreen />
  </TextProvider>
)

export const oneRollout = (
  <TextProvider messages={messages}>
    <RolloutScreen />
  </TextProvider>
)
