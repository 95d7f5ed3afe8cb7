import { useAction, useText } from '@atrium/shared-utility/react'
import { ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Alert, Button, Link } from '@mui/material'
import { Link as RouterLink, useSearchParams } from 'react-router'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'

/** The record that was just deleted, named in the address, can be taken back here. */
export function DeletedNotice({ app, entity, onRestored }: Opened & { onRestored: () => void }) {
  const t = useText()
  const toast = useToast()
  const [params, setParams] = useSearchParams()
  const restore = useAction('restoreRecord')
  const id = params.get('deleted')
  if (id === null) return null

  function close() {
    const next = new URLSearchParams(params)
    next.delete('deleted')
    setParams(next, { replace: true, preventScrollReset: true })
  }

  async function handleUndo(deleted: string) {
    const result = await restore.run({ appId: app.id, entity: entity.key, id: deleted })
    if (result.status === 'failed') return
    toast(t('record.restored'))
    close()
    onRestored()
  }

  if (restore.status === 'failed') return <ProblemNotice size="line" problem={restore.problem} />
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button size="small" loading={restore.status === 'pending'} onClick={() => void handleUndo(id)}>
            {t('record.undo')}
          </Button>
          <Button size="small" color="inherit" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      {t('record.deleted')}{' '}
      <Link component={RouterLink} to={recordPath({ app, entity }, 'deleted')}>
        {t('deleted.open')}
      </Link>
    </Alert>
  )
}
