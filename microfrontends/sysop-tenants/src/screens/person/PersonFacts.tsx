import { type UserAccount, userTypeName } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, Section } from '@atrium/shared-utility/ui'

/** What is known of the account. */
export function PersonFacts({ person }: { person: UserAccount }) {
  const t = useText()
  const format = useFormat()
  const { userType, online, lastIp, createdAt, isRoot } = person
  const facts = {
    loginId: person.loginId,
    userType: userType === null ? null : t(`userType.${userTypeName(userType)}`),
    online: t(online ? 'user.isOnline' : 'user.isOffline'),
    lastIp,
    createdAt: format.dateTime(createdAt),
    ...(isRoot && { isRoot: t('yes') }),
    userid: person.userid,
  }
  return (
    <Section title={t('person.account')}>
      <FactList facts={Object.entries(facts).map(([key, value]) => ({ label: t(`user.${key}`), value }))} />
    </Section>
  )
}
