import { calls, type HeldRole } from '@atrium/shared-utility/contract'
import { useAction, useBack, useText } from '@atrium/shared-utility/react'
import { FactList, FormDialog, FormPerson, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useRoleWords } from './use-role-words.ts'

/** Asks for a person, and says what that person may do and through which role. */
export function ExplainDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [held, setHeld] = useState<readonly HeldRole[] | null>(null)
  const { run } = useAction('explainPermissions')
  if (held !== null) return <Explanation held={held} onAgain={() => setHeld(null)} onClose={onClose} />
  return (
    <FormDialog
      title={t('roles.explain')}
      schema={calls.explainPermissions.input}
      initial={{ userId: '' }}
      submitLabel={t('roles.explainSubmit')}
      onSubmit={run}
      onDone={setHeld}
      onClose={onClose}
    >
      <FormPerson name="userId" label={t('roles.person')} help={t('roles.personHelp')} />
    </FormDialog>
  )
}

type Props = { held: readonly HeldRole[]; onAgain: () => void; onClose: () => void }

function Explanation({ held, onAgain, onClose }: Props) {
  const t = useText()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('roles.explained')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {held.length === 0 && <Typography color="textSecondary">{t('roles.holdsNone')}</Typography>}
        {held.map((role) => (
          <Held key={role.id} role={role} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onAgain}>
          {t('roles.another')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('roles.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Held({ role }: { role: HeldRole }) {
  const t = useText()
  const { nameOf, grantsOf } = useRoleWords()
  const wayOf = (way: HeldRole['ways'][number]) => {
    if (way.kind === 'department') return t('roleWay.department', { name: nameOf(way) })
    return way.kind === 'title' ? t('roleWay.title', { title: way.title }) : t('roleWay.person')
  }
  const facts = [
    { label: t('role.allows'), value: role.enabled ? grantsOf(role.permissions) : t('role.allowsNothing') },
    { label: t('role.through'), value: role.ways.map(wayOf).join(' · ') },
  ]
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {nameOf(role)}
        </Typography>
        {!role.enabled && <StatusChip tone="neutral" label={t('role.off')} />}
      </Box>
      <FactList facts={facts} />
    </Box>
  )
}
