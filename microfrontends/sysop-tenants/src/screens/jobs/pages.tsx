import { TextProvider } from '@atrium/shared-utility/react'
import { JobScreen } from './JobScreen.tsx'
import { JobsScreen } from './JobsScreen.tsx'
import { messages } from './messages.ts'

export const jobs = (
  <TextProvider messages={messages}>
    <JobsScreen />
  </TextProvider>
)

export const job = (
  <TextProvider messages={messages}>
    <JobScreen />
  </TextProvider>
)
