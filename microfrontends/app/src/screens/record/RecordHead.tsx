import { type CallOutput, stateField, toneOf } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Icon, PageHeader, RowMenu, StatusChip, useCopy, useToast } from '@atrium/shared-utility/ui'
import { Box, Button, Card } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import type { Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { appPath, recordPath, recordsPath } from '../../opened/paths.ts'

type Props = Opened & {
  record: CallOutput<'getRecord'>
  say: Say
  isDeleting: boolean
  onDelete: () => void
  /** At the lower edge of the band. */
  children: ReactNode
}

/** What the record is called, how it stands, and what can be done with it. */
export function RecordHead({ app, entity, record, say, isDeleting, onDelete, children }: Props) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const { id, values, can, updatedBy: by, updatedAt } = record
  const title = titleOf({ fields: entity.fields, values }, say) ?? t('record.untitled')
  const more = useMore({ canDelete: can.delete, isDeleting, onDelete })
  const state = stateField(entity)
  const stateValue = state && values[state.key]
  const trail = [
    { label: app.name, href: appPath(app.id), staysInSpace: true },
    { label: labelIn(lang, entity), href: recordsPath({ app, entity }), staysInSpace: true },
  ]
  const description = (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 4, maxWidth: '100%' }}>
      {state && typeof stateValue === 'string' && (
        <StatusChip
          tone={toneOf(state, stateValue)}
          label={t('record.state', { field: labelIn(lang, state), state: say(state, stateValue) })}
        />
      )}
      {t('record.changed', { by, at: format.dateTime(updatedAt) })}
    </Box>
  )
  const actions = (
    <>
      {can.change && (
        <Button
          variant="contained"
          startIcon={<Icon name="edit" size={16} />}
          component={Link}
          to={`${recordPath({ app, entity }, id)}/edit`}
        >
          {t('record.edit')}
        </Button>
      )}
      <RowMenu name={title} actions={more} />
    </>
  )
  return (
    <Card sx={{ px: 4, pt: 4, mb: 4 }}>
      <PageHeader title={title} description={description} trail={trail} actions={actions} />
      {children}
    </Card>
  )
}

type More = { canDelete: boolean; isDeleting: boolean; onDelete: () => void }

/** What is done more rarely. */
function useMore({ canDelete, isDeleting, onDelete }: More) {
  const t = useText()
  const toast = useToast()
  const { origin, pathname } = globalThis.location
  const { copy } = useCopy(origin + pathname)
  async function handleCopy() {
    if (await copy()) toast(t('record.copied'))
    else toast(t('record.notCopied'))
  }
  const copyLink = { key: 'copy', label: t('record.copyLink'), onSelect: () => void handleCopy() }
  const remove = {
    key: 'delete',
    label: t('record.delete'),
    isDangerous: true,
    isDisabled: isDeleting,
    onSelect: onDelete,
  }
  return canDelete ? [copyLink, remove] : [copyLink]
}
