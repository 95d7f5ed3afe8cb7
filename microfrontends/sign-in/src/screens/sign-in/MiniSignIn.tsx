import { useText } from '@atrium/shared-utility/react'
import { EntrancePage } from '@atrium/shared-utility/ui'
import { SignInForm } from './SignInForm.tsx'

/** `/m/login`, the sign-in of mini programs: the form alone. Ways that lead out of the web view have no way back. */
export function MiniSignIn() {
  const t = useText()
  return (
    <EntrancePage title={t('signIn.title')}>
      <SignInForm />
    </EntrancePage>
  )
}
