import { TextProvider } from '@atrium/shared-utility/react'
import { ApplicationsScreen } from './ApplicationsScreen.tsx'
import { CategoryScreen } from './CategoryScreen.tsx'
import { messages } from './messages.ts'
import { RequestsScreen } from './RequestsScreen.tsx'

export const applications = (
  <TextProvider messages={messages}>
    <ApplicationsScreen />
  </TextProvider>
)

export const requests = (
  <TextProvider messages={messages}>
    <RequestsScreen />
  </TextProvider>
)

export const category = (
  <TextProvider messages={messages}>
    <CategoryScreen />
  </TextProvider>
)
