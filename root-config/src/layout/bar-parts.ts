import { lazyPart } from '@atrium/shared-utility/react'
import { courses } from '../frame/course.ts'
import { mayOpen } from '../navigation/page.ts'
import { NavigationList } from './NavigationList.tsx'
import { useNavigation } from './use-navigation-items.ts'
import { usePage } from './use-page.ts'

// For a signed-in person: no other page waits for it, and the sign-in page has no part in it. What it shares with the
// frame is handed to it: imported by both it would be one more file for everyone.

export const PaletteButton = lazyPart(async () => {
  const { createPalette } = await import('./signed-in-parts.ts')
  return createPalette({ useNavigation, mayOpen, courses })
})

export const EnterpriseMenu = lazyPart(async () => (await import('./signed-in-parts.ts')).EnterpriseMenu)

export const UnreadMessages = lazyPart(async () => (await import('./signed-in-parts.ts')).UnreadMessages)

export const NavigationDrawer = lazyPart(async () => {
  const { createDrawer } = await import('./signed-in-parts.ts')
  return createDrawer({ NavigationList, PaletteButton, usePage })
})
