import { InitialPassword } from '@atrium/shared-utility/security'
import { useState } from 'react'
import { AddUser, type AddedUser } from './AddUser.tsx'

type Props = { onChanged: (() => void) | undefined; onClose: () => void }

/** The form, and then the first password, which is shown this once. */
export function NewUser({ onChanged, onClose }: Props) {
  const [added, setAdded] = useState<AddedUser | null>(null)
  const handleAdded = (user: AddedUser) => {
    setAdded(user)
    onChanged?.()
  }
  if (added === null) return <AddUser onAdded={handleAdded} onClose={onClose} />
  const { name, loginId, initialSecret } = added
  return <InitialPassword name={name} loginId={loginId} initialSecret={initialSecret} onClose={onClose} />
}
