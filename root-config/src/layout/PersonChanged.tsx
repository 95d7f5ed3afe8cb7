import { useEffect, useEffectEvent } from 'react'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { wasPersonChanged } from '../session-tabs.ts'

/** Says why the page was loaded anew: somebody else has signed in in another tab. */
export function PersonChanged() {
  const t = useText()
  const toast = useToast()
  const name = useAtomValue(sessionAtom)?.userName
  const say = useEffectEvent(() => {
    if (name !== undefined && wasPersonChanged()) toast({ text: t('account.changed', { name }) })
  })
  useEffect(() => say(), [])
  return null
}
