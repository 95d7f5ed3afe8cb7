import { dayInChina } from '@atrium/shared-utility/contract'
import { useSession } from '@atrium/shared-utility/react'
import { useState } from 'react'

/** Who fills in a form, and on which day: the server counts days in China, too. */
export function useAsker() {
  const { userId = '' } = useSession()
  const [today] = useState(() => dayInChina(new Date()))
  return { userId, today }
}
