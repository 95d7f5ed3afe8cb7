import { call } from '@atrium/shared-utility'
import type { DraftEntity } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { labelIn } from '../../label-in.ts'
import { moveByKeys, type Movable } from './move-by-keys.ts'
import { MoveButtons } from './MoveButtons.tsx'
import type { DesignAddress } from './use-design-address.ts'
import type { Draft, DraftSaver } from './use-draft.ts'
import { useOrder } from './use-order.ts'

type Props = { draft: Draft; chosen: string | undefined; address: DesignAddress; saver: DraftSaver }

/** The tables of the draft in the order in which people have them; the one that is chosen has its fields beside. */
export function TableList({ draft: { id: appId, entities }, chosen, address, saver }: Props) {
  const t = useText()
  const titleId = useId()
  const { ordered, problem, move } = useOrder({
    parts: entities,
    store: (uids) => call('orderEntities', { appId, uids }),
    moved: 'table.moved',
    saver,
  })
  function handleMove(uid: string, place: number) {
    // Without it another table would be shown: the first one is, where none is named.
    if (chosen !== undefined) address.show(chosen)
    move(uid, place)
  }
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('tables.title')}
      </Typography>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <List dense disablePadding aria-labelledby={titleId} hidden={ordered.length === 0}>
        {ordered.map((entity, index) => (
          <TableRow
            key={entity.uid}
            entity={entity}
            isChosen={entity.uid === chosen}
            isFirst={index === 0}
            isLast={index === ordered.length - 1}
            onShow={() => address.show(entity.uid)}
            onMove={(step) => handleMove(entity.uid, index + step)}
          />
        ))}
      </List>
      <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addTable')}>
        {t('table.add')}
      </Button>
    </Box>
  )
}

type RowProps = Movable & { entity: DraftEntity; isChosen: boolean; onShow: () => void }

/** One table; the chosen one has buttons that move it. Alt with an arrow moves any, wherever in its row the focus is. */
function TableRow({ entity: { body }, isChosen, onShow, ...place }: RowProps) {
  const t = useText()
  const lang = useLang()
  const name = labelIn(lang, body)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble to here
    <ListItem disablePadding onKeyDown={moveByKeys(place)}>
      <ListItemButton
        selected={isChosen}
        aria-current={isChosen}
        onClick={onShow}
        sx={{ borderRadius: '6px', minHeight: 44, minWidth: 0 }}
      >
        <ListItemText
          primary={name}
          secondary={t('table.fields', { count: body.fields.length })}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
      {isChosen && !(place.isFirst && place.isLast) && <MoveButtons name={name} {...place} />}
    </ListItem>
  )
}
