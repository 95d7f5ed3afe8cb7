import { TextProvider } from '@atrium/shared-utility/react'
import { OwnAuditRecordScreen } from './OwnAuditRecordScreen.tsx'
import { OwnAuditScreen } from './OwnAuditScreen.tsx'
import { messages } from './messages.ts'
import { MemberSessionsScreen } from './MemberSessionsScreen.tsx'
import { MemberSignInsScreen } from './MemberSignInsScreen.tsx'

export const signIns = (
  <TextProvider messages={messages}>
    <MemberSignInsScreen />
  </TextProvider>
)

export const sessions = (
  <TextProvider messages={messages}>
    <MemberSessionsScreen />
  </TextProvider>
)

export const audit = (
  <TextProvider messages={messages}>
    <OwnAuditScreen />
  </TextProvider>
)

export const auditRecord = (
  <TextProvider messages={messages}>
    <OwnAuditRecordScreen />
  </TextProvider>
)
