import { TextProvider } from '@atrium/shared-utility/react'
import { AnnouncementScreen } from './AnnouncementScreen.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'
import { messages } from './messages.ts'

export const announcements = (
  <TextProvider messages={messages}>
    <AnnouncementsScreen />
  </TextProvider>
)

export const announcement = (
  <TextProvider messages={messages}>
    <AnnouncementScreen />
  </TextProvider>
)
