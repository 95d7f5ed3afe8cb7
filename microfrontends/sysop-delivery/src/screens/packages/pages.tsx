import { TextProvider } from '@atrium/shared-utility/react'
import { messages } from './messages.ts'
import { PackageScreen } from './PackageScreen.tsx'
import { PackagesScreen } from './PackagesScreen.tsx'

export const packages = (
  <TextProvider messages={messages}>
    <PackagesScreen />
  </TextProvider>
)

export const onePackage = (
  <TextProvider messages={messages}>
    <PackageScreen />
  </TextProvider>
)
