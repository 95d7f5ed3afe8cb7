import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { ParcelScreen } from './ParcelScreen.tsx'
import { ParcelsScreen } from './ParcelsScreen.tsx'

export const parcels = (
  <TextProvider messages={messages}>
    <ParcelsScreen />
  </TextProvider>
)

export const oneParcel = (
  <TextProvider messages={messages}>
    <ParcelScreen />
  </TextProvider>
)
