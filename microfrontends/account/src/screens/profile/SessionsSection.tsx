import type { SessionRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { Button, List } from '@mui/material'
import { useState } from 'react'
import { SessionItem } from './SessionItem.tsx'

/** Where one is signed in, and the way to end what one does not know. */
export function SessionsSection() {
  const t = useText()
  const sessions = useCall('listOwnSessions', {})
  return (
    <Section title={t('sessions.title')} note={t('sessions.help')}>
      {sessions.status === 'failed' && <ProblemNotice problem={sessions.problem} onRetry={sessions.reload} />}
      {sessions.status === 'loading' && <ListSkeleton rows={2} />}
      {sessions.status === 'done' && <Sessions list={sessions.data} onEnded={sessions.reload} />}
    </Section>
  )
}

function Sessions({ list, onEnded }: { list: readonly SessionRow[]; onEnded: () => void }) {
  const t = useText()
  const toast = useToast()
  const end = useAction('endOwnSessions')
  const [isAsking, setIsAsking] = useState(false)

  const handleEnd = async (id: string, name: string) => {
    const result = await end.run({ id })
    if (result.status === 'failed') return
    toast(t('sessions.ended', { name }))
    onEnded()
  }
  const handleAllEnded = () => {
    setIsAsking(false)
    toast(t('sessions.othersEnded', { ended: list.length - 1 }))
    onEnded()
  }

  return (
    <>
      {end.status === 'failed' && <ProblemNotice problem={end.problem} size="line" />}
      <List disablePadding aria-label={t('sessions.title')}>
        {list.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isPending={end.status === 'pending'}
            onEnd={(name) => void handleEnd(session.id, name)}
          />
        ))}
      </List>
      {list.length > 1 && (
        <Button variant="outlined" color="error" sx={{ justifySelf: 'start' }} onClick={() => setIsAsking(true)}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('sessions.endOthersAsk')}
          text={t('sessions.endOthersText')}
          confirmLabel={t('sessions.endOthers')}
          isDangerous
          onConfirm={() => end.run({ id: 'others' })}
          onDone={handleAllEnded}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
