import type { CallOutput } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { FactList } from '@atrium/shared-utility/ui'

/** As whom, on what and from where: a person must be able to tell that it is not their own computer. */
export function Asker({ browser, system, ip }: CallOutput<'openScan'>) {
  const t = useText()
  const { userName = '' } = useSession()
  const device =
    browser === null || system === null ? (browser ?? system ?? t('phone.unknown')) : t('phone.on', { browser, system })
  const facts = [
    { label: t('phone.account'), value: userName },
    { label: t('phone.device'), value: device },
    { label: t('phone.address'), value: ip },
  ]
  return <FactList facts={facts} sx={{ gridTemplateColumns: 'auto 1fr', columnGap: 4 }} />
}
