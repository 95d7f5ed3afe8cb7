import { tabStore } from '@atrium/shared-utility'
import { UserType } from '@atrium/shared-utility/contract'
import { arrivalKey } from '@atrium/shared-utility/model'
import { lazyPart, useSession } from '@atrium/shared-utility/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { reminderAtom } from '../navigation/reminder.ts'
import { usePage } from './use-page.ts'

// The page does not wait for what is announced, or reminded of.
const UpdateNotice = lazyPart(async () => (await import('./update/update-parts.ts')).UpdateNotice)
const ReminderBar = lazyPart(async () => (await import('./update/update-parts.ts')).ReminderBar)
// For operators alone: other people do not wait for it, and the sign-in page has no part in it.
const MaintenanceBar = lazyPart(async () => (await import('./maintenance/MaintenanceBar.tsx')).MaintenanceBar)
// One file for both: the page of every visitor names each.
const ActingBar = lazyPart(async () => (await import('./acting/acting-bars.ts')).ActingBar)
const ActedBar = lazyPart(async () => (await import('./acting/acting-bars.ts')).ActedBar)
// There is hardly ever anything to say.
const ArrivalBar = lazyPart(async () => (await import('./arrival/ArrivalBar.tsx')).ArrivalBar)

/** The bars of a frame above its page. */
export function Bars() {
  const { user_type: userType, wasActedAs } = useSession()
  const page = usePage()
  const reminder = useAtomValue(reminderAtom)
  const [said, setSaid] = useState<string | null>(null)
  const left = said === null ? tabStore.get(arrivalKey) : null
  if (left !== null) setSaid(left)
  return (
    <>
      <Acting />
      {wasActedAs && <ActedBar />}
      {reminder !== null && <ReminderBar date={reminder} />}
      <UpdateNotice />
      {userType === UserType.operator && <MaintenanceBar />}
      {said !== null && page.status !== 'starting' && (
        <ArrivalBar text={said} path={page.visit.path} onDone={setSaid} />
      )}
    </>
  )
}

/** An operator who acts as a person sees it on every page, also on one that has no frame. */
export function Acting() {
  const { acting } = useSession()
  return acting && <ActingBar acting={acting} />
}
