import { type Attachment, type AttachmentType, type EntityField, mostFilesOf } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { FieldFrame, type FieldProps, Icon, useFormField } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { App } from '../RelationInput.tsx'
import { StoredLine, UploadLine } from './file-lines.tsx'
import { useFormTable, useSayPending } from './files-form.ts'
import { useUploads } from './use-uploads.ts'

type Props = FieldProps & {
  field: EntityField
  app: App
  /** Those that the record has. */
  files: Readonly<Record<string, Attachment>>
}

/** The files of a field: there, on their way, and chosen from this device. The field holds the ids of those that are there. */
export function FilesInput({ field, app, files, ...frame }: Props) {
  const t = useText()
  const format = useFormat()
  const { appId, entity } = useFormTable()
  const { value, onChange } = useFormField(frame.name)
  const ids = typeof value === 'string' && value !== '' ? value.split(',') : []
  const uploads = useUploads({ appId, entity, field: field.key })
  const noted = useRef(0)
  const handleArrived = useEffectEvent((all: readonly Attachment[]) => {
    const fresh = all.slice(noted.current)
    noted.current = all.length
    if (fresh.length > 0) onChange([...ids, ...fresh.map(({ id }) => id)].join(','))
  })
  useEffect(() => handleArrived(uploads.arrived), [uploads.arrived])
  const hasFailed = uploads.all.some(({ problem }) => problem !== null)
  useSayPending(frame.name, hasFailed ? 'unsent' : uploads.all.length > 0 ? 'unfinished' : null)
  const shown = ids.flatMap((id) => uploads.arrived.find((file) => file.id === id) ?? files[id] ?? [])
  const types = app.files.types.filter((type) => field.type === 'file' || isPicture(type))
  const most = mostFilesOf(field)
  const count = shown.length + uploads.all.length
  const bounds = { count: most, size: format.bytes(app.files.megabytes * 1024 * 1024), types: types.join(', ') }
  const help = [frame.help, t(types.length === 0 ? 'files.none' : 'files.help', bounds)]
  return (
    <FieldFrame {...frame} help={help.filter((one) => one !== undefined).join(' ')}>
      {(control) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box component="ul" aria-label={frame.label} hidden={count === 0} sx={list}>
            {shown.map((file) => (
              <StoredLine
                key={file.id}
                file={file}
                onRemove={() => onChange(ids.filter((id) => id !== file.id).join(','))}
              />
            ))}
            {uploads.all.map((upload) => (
              <UploadLine
                key={upload.key}
                upload={upload}
                onRetry={() => uploads.retry(upload)}
                onRemove={() => uploads.remove(upload)}
              />
            ))}
          </Box>
          <Choose
            control={control}
            label={t('files.choose', { field: frame.label })}
            types={types}
            room={most - count}
            onChosen={uploads.add}
          />
        </Box>
      )}
    </FieldFrame>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', width: '100%' }

function isPicture(type: AttachmentType) {
  return ['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(type)
}

type ChooseProps = {
  control: { id: string; 'aria-describedby': string }
  label: string
  types: readonly string[]
  /** How many more there may be. */
  room: number
  onChosen: (files: File[]) => void
}

/** The browser's own field is of no shape that fits a page, so a button opens it. */
function Choose({ control, label, types, room, onChosen }: ChooseProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChosen([...(target.files ?? [])].slice(0, room))
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <Button
        {...control}
        aria-label={label}
        variant="outlined"
        startIcon={<Icon name="add" size={16} />}
        disabled={room <= 0 || types.length === 0}
        onClick={() => field.current?.click()}
      >
        {t('files.add')}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={types.map((type) => `.${type}`).join(',')}
        aria-label={label}
        onChange={handleChange}
      />
    </>
  )
}
