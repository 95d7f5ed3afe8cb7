import { call } from '@atrium/shared-utility'
import type { DraftAppView, DraftEntity } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, ProblemNotice, RowButton, Section } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState, type DragEvent } from 'react'
import { labelIn } from '../../../label-in.ts'
import type { DesignAddress } from '../use-design-address.ts'
import type { Draft, DraftSaver } from '../use-draft.ts'
import { moveByKeys, type Movable } from '../move-by-keys.ts'
import { MoveButtons } from '../MoveButtons.tsx'
import { useOrder } from '../use-order.ts'

type Props = { draft: Draft; entity: DraftEntity; address: DesignAddress; saver: DraftSaver }

/** The views of a table, in the order in which people have them. Beside them people always have the list of all that is in it. */
export function ViewList({ draft, entity, address, saver }: Props) {
  const t = useText()
  const views = useMemo(() => draft.views.filter(({ body }) => body.entity === entity.uid), [draft, entity.uid])
  const { ordered, problem, move } = useOrder({
    parts: views,
    store: (uids) => call('orderAppViews', { appId: draft.id, entity: entity.uid, uids }),
    moved: 'view.moved',
    saver,
  })
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <Section title={t('views.title')} note={t('views.help')}>
      {problem && <ProblemNotice size="line" problem={problem} />}
      <Box component="ol" aria-label={t('views.title')} hidden={views.length === 0} sx={plainList}>
        {ordered.map((view, index) => (
          <ViewRow
            key={view.uid}
            view={view}
            entity={entity}
            address={address}
            isFirst={index === 0}
            isLast={index === ordered.length - 1}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={() => dragged !== null && move(dragged, index)}
            onMove={(step) => move(view.uid, index + step)}
          />
        ))}
      </Box>
      <div>
        <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addView')}>
          {t('view.add')}
        </Button>
      </div>
    </Section>
  )
}

type RowProps = Pick<Props, 'entity' | 'address'> &
  Movable & {
    view: DraftAppView
    /** The view that is dragged now. */
    dragged: string | null
    onDrag: (uid: string | null) => void
    /** The dragged one falls here. */
    onDrop: () => void
  }

/** One view. It is dragged to its place; Alt with an arrow moves it, too, wherever in the row the focus is. */
function ViewRow({ view: { uid, body }, entity, address, dragged, onDrag, onDrop, ...place }: RowProps) {
  const t = useText()
  const lang = useLang()
  const name = labelIn(lang, body)
  const labelOf = (field: string | null) => {
    const found = entity.body.fields.find((one) => one.uid === field)
    return found === undefined ? [] : [labelIn(lang, found)]
  }
  const fields = body.fields.flatMap(labelOf).join(lang === 'zh-CN' ? '、' : ', ')
  const filtered = body.filter === undefined ? [] : [t('view.isFiltered')]
  const facts = [
    t(`view.kind.${body.kind}`),
    ...(body.kind === 'board' ? labelOf(body.groupBy) : []),
    fields,
    ...filtered,
  ]
  const [isOver, setIsOver] = useState(false)
  const takes = dragged !== null && dragged !== uid

  function handleDragStart(event: DragEvent) {
    event.dataTransfer.setData('text/plain', uid)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(uid)
  }
  function handleOver(event: DragEvent) {
    if (!takes) return
    // Only what is prevented may be dropped on.
    event.preventDefault()
    setIsOver(true)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (takes) onDrop()
    onDrag(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble to here
    <Box
      component="li"
      draggable={!(place.isFirst && place.isLast)}
      onDragStart={handleDragStart}
      onDragEnd={() => onDrag(null)}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      onKeyDown={moveByKeys(place)}
      sx={{ ...row, ...(takes && isOver && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex' }}>
        <MoveButtons name={name} {...place} />
        {(['edit', 'delete'] as const).map((act) => (
          <RowButton
            key={act}
            label={t(`view.${act}`, { name })}
            icon={act}
            onPress={() => address.open(act === 'edit' ? 'editView' : 'deleteView', uid)}
          />
        ))}
      </Box>
    </Box>
  )
}

const plainList = { m: 0, p: 0, listStyle: 'none', '&[hidden]': { display: 'none' } }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
}
