import type { CallOutput, MessengerType } from '@atrium/shared-utility/contract'
import { useAction, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { List } from '@mui/material'
import { useState } from 'react'
import { LinkedAccount } from './LinkedAccount.tsx'

/** The messengers that let this person in. They belong to an enterprise: outside of one there is nothing to show. */
export function LinkedAccountsSection() {
  const { curEntId } = useSession()
  return curEntId ? <LinkedAccounts entId={curEntId} /> : null
}

function LinkedAccounts({ entId }: { entId: string }) {
  const t = useText()
  const status = useCall('getOAuthStatus', {})
  const isEmpty = status.status === 'done' && shown(status.data).length === 0
  if (isEmpty) return null
  return (
    <Section title={t('linked.title')} note={t('linked.help')}>
      {status.status === 'failed' && <ProblemNotice problem={status.problem} onRetry={status.reload} />}
      {status.status === 'loading' && <ListSkeleton rows={2} />}
      {status.status === 'done' && <Accounts entId={entId} list={shown(status.data)} onUnbound={status.reload} />}
    </Section>
  )
}

type Account = CallOutput<'getOAuthStatus'>[number]

function shown(list: readonly Account[]) {
  return list.filter(({ isOffered, bound }) => isOffered || bound)
}

type Props = { entId: string; list: readonly Account[]; onUnbound: () => void }

function Accounts({ entId, list, onUnbound }: Props) {
  const t = useText()
  const toast = useToast()
  const unbind = useAction('unbindUserAuth')
  const [asked, setAsked] = useState<MessengerType | null>(null)
  const handleUnbound = (messenger: string) => {
    setAsked(null)
    toast(t('linked.unbound', { messenger }))
    onUnbound()
  }
  return (
    <>
      <List disablePadding aria-label={t('linked.title')}>
        {list.map((account) => (
          <LinkedAccount key={account.type} account={account} entId={entId} onUnbind={() => setAsked(account.type)} />
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          title={t('linked.unbindAsk', { messenger: t(`linked.${asked}`) })}
          text={t('linked.unbindText', { messenger: t(`linked.${asked}`) })}
          confirmLabel={t('linked.unbind')}
          isDangerous
          onConfirm={() => unbind.run({ type: asked })}
          onDone={() => handleUnbound(t(`linked.${asked}`))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
