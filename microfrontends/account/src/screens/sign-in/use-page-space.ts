import { baseConfigAtom } from '@atrium/shared-utility'
import { useBasePath } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'

/** The enterprise that this page's address names, or null. */
export function usePageSpace() {
  const basePath = useBasePath()
  const config = useAtomValue(baseConfigAtom)
  if (!basePath || !config?.space) return null
  return config.space
}
