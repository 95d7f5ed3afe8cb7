import { TextProvider } from '@atrium/shared-utility/react'
import { ImportScreen } from './import/ImportScreen.tsx'
import { InvitationsScreen } from './invitations/InvitationsScreen.tsx'
import { MembersScreen } from './members/MembersScreen.tsx'
import { messages } from './messages.ts'

export const members = (
  <TextProvider messages={messages}>
    <MembersScreen />
  </TextProvider>
)

export const invitations = (
  <TextProvider messages={messages}>
    <InvitationsScreen />
  </TextProvider>
)

export const memberImport = (
  <TextProvider messages={messages}>
    <ImportScreen />
  </TextProvider>
)
