import { useCall, useSession } from '@atrium/shared-utility/react'
import { Alert } from '@mui/material'

/** Why a person is here again who had not signed out: what the server knows of it. */
export function EndedWhy() {
  const { endedWhy } = useSession()
  // A call that was refused knows that the session is over; the reason has to be asked for.
  const asked = useCall('getLoginStatus', {}, { when: endedWhy === '' })
  const why = endedWhy || (asked.status === 'done' && asked.data.endedWhy)
  return why ? (
    <Alert severity="info" sx={{ mb: 2 }}>
      {why}
    </Alert>
  ) : null
}
