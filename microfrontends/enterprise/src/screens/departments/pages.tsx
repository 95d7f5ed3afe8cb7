import { TextProvider } from '@atrium/shared-utility/react'
import { DepartmentsScreen } from './DepartmentsScreen.tsx'
import { DirectoryScreen } from './directory/DirectoryScreen.tsx'
import { messages } from './messages.ts'

export const departments = (
  <TextProvider messages={messages}>
    <DepartmentsScreen />
  </TextProvider>
)

export const directory = (
  <TextProvider messages={messages}>
    <DirectoryScreen />
  </TextProvider>
)
