import { currentLang, storedLang } from '@atrium/shared-utility'
import { isText, objectOf, orNull } from '@atrium/shared-utility/model'
import { useKeepTyped, useTypedBefore } from '@atrium/shared-utility/react'
import { useEffect } from 'react'
import { isInvited, type Invited } from '../invited.ts'

/** Of the second step; no password, and no code that was sent to the person. */
export type TypedPerson = { name: string; loginId: string; phone: string }

type Registration = { code: string; invited: Invited | null; person: TypedPerson | null }

const place = 'registration'
const isPerson = objectOf<TypedPerson>({ name: isText, loginId: isText, phone: isText })
const isRegistration = objectOf<Registration>({ code: isText, invited: orNull(isInvited), person: orNull(isPerson) })

/** Keeps what is typed where the page is loaded again in another language, and only there. */
export function useKeepRegistration({ code = '', invited = null, person = null }: Partial<Registration>) {
  const keep = useKeepTyped(place, () => (storedLang() === currentLang() ? null : { code, invited, person }))
  // The page is loaded without asking, so nothing that is asked can be waited for.
  useEffect(keep)
}

/** What was typed in the other language. */
export function useRegistrationBefore() {
  return useTypedBefore(place, isRegistration)
}
