import { UserType } from '@atrium/shared-utility/contract'
import { lazyPart, useSession } from '@atrium/shared-utility/react'
import { ReminderBar } from './ReminderBar.tsx'

// For operators alone: nobody else waits for it, and the sign-in page has no part in it.
const MaintenanceBar = lazyPart(async () => (await import('./maintenance/MaintenanceBar.tsx')).MaintenanceBar)

/** What a frame has to say above its page. */
export function Bars() {
  const { user_type: userType } = useSession()
  return (
    <>
      <ReminderBar />
      {userType === UserType.operator && <MaintenanceBar />}
    </>
  )
}
