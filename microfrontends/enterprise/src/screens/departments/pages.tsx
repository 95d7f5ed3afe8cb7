import { TextProvider } from '@atrium/shared-utility/react'
import { DepartmentsScreen } from './DepartmentsScreen.tsx'
import { DirectoryScreen } from './directory/DirectoryScreen.tsx'
import { PersonCard } from './directory/PersonCard.tsx'
import type { ComponentProps } from 'react'
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

/** The card of a person, on a page with other words. */
export function MemberCard(props: ComponentProps<typeof PersonCard>) {
  return (
    <TextProvider messages={messages}>
      <PersonCard {...props} />
    </TextProvider>
  )
}
