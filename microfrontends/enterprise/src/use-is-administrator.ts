import { UserType } from '@atrium/shared-utility/contract'
import { useSession } from '@atrium/shared-utility/react'

/** Whether the person looks after the enterprise as a whole; others come to its pages by what a role allows. */
export function useIsAdministrator() {
  return useSession().user_type === UserType.administrator
}
