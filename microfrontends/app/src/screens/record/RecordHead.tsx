import { type CallOutput, stateField, toneOf } from '@atrium/shared-utility/contract'
import { useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { Icon, RecordHead as Head, StatusChip } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { labelIn } from '../../fields/label-in.ts'
import { titleOf } from '../../fields/record-title.ts'
import type { Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import { tableTrail } from '../../opened/table-trail.ts'
import { SendToChat } from '../../share/SendToChat.tsx'

type Props = Opened & {
  record: CallOutput<'getRecord'>
  say: Say
  isDeleting: boolean
  onDelete: () => void
  /** At the lower edge of the band. */
  children: (name: string) => ReactNode
}

/** What the record is called, how it stands, and what can be done with it. */
export function RecordHead({ app, entity, record, say, isDeleting, onDelete, children }: Props) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const { id, values, can, updatedBy: by, updatedAt } = record
  const name = titleOf({ fields: entity.fields, values }, say) ?? t('record.untitled')
  const [isSharing, setIsSharing] = useState(false)
  const state = stateField(entity)
  const stateValue = state && values[state.key]
  const trail = tableTrail({ app, entity }, lang)
  const edit = (
    <Button
      variant="contained"
      startIcon={<Icon name="edit" size={16} />}
      component={Link}
      to={`${recordPath({ app, entity }, id)}/edit`}
    >
      {t('record.edit')}
    </Button>
  )
  const share = { key: 'share', label: t('share.title'), onSelect: () => setIsSharing(true) }
  const remove = {
    key: 'delete',
    label: t('record.delete'),
    isDangerous: true,
    isDisabled: isDeleting,
    onSelect: onDelete,
  }
  return (
    <Head
      name={name}
      trail={trail}
      state={
        state &&
        typeof stateValue === 'string' && (
          <StatusChip
            tone={toneOf(state, stateValue)}
            label={t('record.state', { field: labelIn(lang, state), state: say(state, stateValue) })}
          />
        )
      }
      note={t('record.changed', { by, at: format.dateTime(updatedAt) })}
      actions={can.change && edit}
      more={can.delete ? [share, remove] : [share]}
    >
      {children(name)}
      {isSharing && <SendToChat card={`${app.id}/${entity.key}/${id}`} onClose={() => setIsSharing(false)} />}
    </Head>
  )
}
