import { TextProvider } from '@atrium/shared-utility/react'
import { BundleScreen } from './BundleScreen.tsx'
import { BundlesScreen } from './BundlesScreen.tsx'
import { messages } from './messages.ts'

export const bundles = (
  <TextProvider messages={messages}>
    <BundlesScreen />
  </TextProvider>
)

export const oneBundle = (
  <TextProvider messages={messages}>
    <BundleScreen />
  </TextProvider>
)
