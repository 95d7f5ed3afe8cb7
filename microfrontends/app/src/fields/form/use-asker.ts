import { dayInChina } from '@atrium/shared-utility/contract'
import { useSession } from '@atrium/shared-utility/react'
import { useState } from 'react'

/** The person who fills in a form, and the day: the server counts days in China, too. */
export function useAsker() {
  const { userId = '' } = useSession()
  const [today] = useState(() => dayInChina(new Date()))
  return { userId, today }
}
