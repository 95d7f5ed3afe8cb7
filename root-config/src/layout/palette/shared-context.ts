import { createContext, use } from 'react'
import type { Course } from '../../frame/course.ts'
import type { mayOpen } from '../../navigation/page.ts'
import type { useNavigation } from '../use-navigation-items.ts'

export type Shared = { useNavigation: typeof useNavigation; mayOpen: typeof mayOpen; courses: Course[] }

export const SharedContext = createContext<Shared | null>(null)

/** What the frame knows of pages. */
export function useShared(): Shared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('useShared needs what createPalette gives')
  return shared
}
