import { EntranceSkeleton } from '@atrium/shared-utility/ui'
import { useMiddle } from './use-middle.ts'

/** `/loginMiddle`: another application sends people here who are to be signed in and go on. It only looks like waiting. */
export function MiddleScreen() {
  useMiddle()
  return <EntranceSkeleton />
}
