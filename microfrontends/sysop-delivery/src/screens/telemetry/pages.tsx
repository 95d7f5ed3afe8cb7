import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { ParcelTelemetryScreen } from './ParcelTelemetryScreen.tsx'
import { TelemetryScreen } from './TelemetryScreen.tsx'

export const telemetry = (
  <TextProvider messages={messages}>
    <TelemetryScreen />
  </TextProvider>
)

export const parcelTelemetry = (
  <TextProvider messages={messages}>
    <ParcelTelemetryScreen />
  </TextProvider>
)
