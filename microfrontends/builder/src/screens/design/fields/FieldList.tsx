import type { DraftEntity, EntityBody, EntityField, Problem } from '@atrium/shared-utility/contract'
import { useLang, usePortal, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { Box, Button, Card, IconButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { labelIn } from '../../../label-in.ts'
import { FieldRow } from './FieldRow.tsx'
import { moveField, replaceField } from './fields.ts'
import type { DraftSaver } from '../use-draft.ts'
import type { DesignAddress } from '../use-design-address.ts'

type Props = { entity: DraftEntity; saver: DraftSaver; address: DesignAddress }

/** The fields of a table, in the order of its form. What is done here is saved at once. */
export function FieldList({ entity: { uid, body }, saver, address }: Props) {
  const t = useText()
  const lang = useLang()
  const portal = usePortal()
  const titleId = useId()
  const { problem, save } = useSave(uid, { body, saver })
  const label = labelIn(lang, body)

  async function handleMove(field: EntityField, step: -1 | 1) {
    const saved = await save((newest) => moveField(newest, field.uid, step))
    if (!saved) return
    const position = saved.fields.findIndex((one) => one.uid === field.uid) + 1
    portal.announce(t('field.moved', { name: labelIn(lang, field), position, count: saved.fields.length }))
  }
  const handleHide = (field: EntityField) =>
    save((newest) => replaceField(newest, { ...field, isHidden: !field.isHidden }))

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 4, pb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('field.keyIs', { key: body.key })}
          </Typography>
        </Box>
        <IconButton aria-label={t('table.edit', { name: label })} onClick={() => address.open('editTable', uid)}>
          <Icon name="edit" />
        </IconButton>
        <IconButton aria-label={t('table.delete', { name: label })} onClick={() => address.open('deleteTable', uid)}>
          <Icon name="delete" />
        </IconButton>
        <Button variant="outlined" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addField')}>
          {t('field.add')}
        </Button>
      </Box>
      {problem && (
        <Box sx={{ px: 4 }}>
          <ProblemNotice size="line" problem={problem} />
        </Box>
      )}
      {body.fields.length === 0 && (
        <EmptyState icon="list" title={t('fields.none')} description={t('fields.noneHelp')} />
      )}
      <Box component="ol" aria-label={t('fields.title')} hidden={body.fields.length === 0} sx={plainList}>
        {body.fields.map((field, index) => (
          <FieldRow
            key={field.uid}
            field={field}
            isFirst={index === 0}
            isLast={index === body.fields.length - 1}
            onMove={(step) => void handleMove(field, step)}
            onHide={() => void handleHide(field)}
            onEdit={() => address.open('editField', field.uid)}
            onDelete={() => address.open('deleteField', field.uid)}
          />
        ))}
      </Box>
    </Card>
  )
}

const plainList = { m: 0, p: 0, listStyle: 'none' }

/** Saves what a press changes; where another person was quicker, theirs is loaded and the person is told. */
function useSave(uid: string, { body, saver }: { body: EntityBody; saver: DraftSaver }) {
  const t = useText()
  const toast = useToast()
  const [problem, setProblem] = useState<Problem>()

  async function save(change: (newest: EntityBody) => EntityBody) {
    const result = await saver.put(uid, (newest) => change(newest ?? body))
    setProblem(undefined)
    if (result.status === 'done') return result.data
    if (result.problem.code === 'versionConflict') {
      await saver.refresh()
      toast({ text: t('conflict.reloaded'), tone: 'warning' })
    } else setProblem(result.problem)
    return undefined
  }

  return { problem, save }
}
