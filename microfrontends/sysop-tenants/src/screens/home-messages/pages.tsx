import { TextProvider } from '@atrium/shared-utility/react'
import type { ReactNode } from 'react'
import { HomeMessageScreen } from './HomeMessageScreen.tsx'
import { HomeMessagesScreen } from './HomeMessagesScreen.tsx'
import { careKit, KitProvider } from './message-kit.ts'
import { messages } from './messages.ts'

/** Of operators, and of SaaS administrators, in whose care everything is that they can choose. */
const ofOperator = (screen: ReactNode) => <TextProvider messages={messages}>{screen}</TextProvider>
const inCare = (screen: ReactNode) => ofOperator(<KitProvider value={careKit}>{screen}</KitProvider>)

export const homeMessages = ofOperator(<HomeMessagesScreen />)
export const homeMessage = ofOperator(<HomeMessageScreen />)
export const careMessages = inCare(<HomeMessagesScreen />)
export const careMessage = inCare(<HomeMessageScreen />)
