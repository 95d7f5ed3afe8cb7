import type { Attachment } from '../../contract/index.ts'
import { useCall, useFormat, useText } from '../../react/index.ts'
import { FieldFrame, Icon, ProblemNotice, useFormField } from '../../ui/index.ts'
import { Box, Button, Skeleton } from '@mui/material'
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react'
import { idsIn } from './ids-in.ts'
import { AttachedLine, SendingLine } from './lines.tsx'
import type { AttachingState } from './use-attaching.ts'

const name = 'attachments'

/** The files of a message: chosen from this device, on their way, and there. The field holds the ids of those that are there. */
export function Attaching({ attaching }: { attaching: AttachingState }) {
  const t = useText()
  const { value, onChange } = useFormField(name)
  const ids = idsIn(value)
  const { sending, all, known, note } = attaching
  const handleWhole = useEffectEvent((file: Attachment) => {
    note(file)
    onChange([...ids, file.id].join(','))
  })
  useEffect(() => sending.tell((file) => handleWhole(file)), [sending])
  const remove = (id: string) => onChange(ids.filter((one) => one !== id).join(','))
  const files = ids.flatMap((id) => known.get(id) ?? [])
  return (
    <FieldFrame name={name} label={t('attaching')}>
      {(control) => (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {files.length + all.length > 0 && (
            <Box component="ul" aria-label={t('attaching.list')} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
              {files.map((file) => (
                <AttachedLine key={file.id} file={file} onRemove={() => remove(file.id)} />
              ))}
              {all.map((one) => (
                <SendingLine key={one.key} sending={one} on={sending} />
              ))}
            </Box>
          )}
          <Choose control={control} count={files.length + all.length} onChosen={sending.add} />
        </Box>
      )}
    </FieldFrame>
  )
}

type ChooseProps = {
  control: { id: string; 'aria-describedby': string }
  /** How many there are already. */
  count: number
  onChosen: (files: File[]) => void
}

/** The field itself is of no shape that fits a page, so a button opens it. */
function Choose({ control, count, onChosen }: ChooseProps) {
  const t = useText()
  const format = useFormat()
  const limits = useCall('getAttachmentLimits', {})
  const field = useRef<HTMLInputElement>(null)
  if (limits.status === 'failed') return <ProblemNotice size="line" problem={limits.problem} onRetry={limits.reload} />
  if (limits.status === 'loading') return <Skeleton variant="rounded" width={160} height={36} />
  const { perMessage, maxSize, extensions } = limits.data
  if (perMessage === 0 || extensions.length === 0) return <span>{t('attaching.none')}</span>
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onChosen([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  const said = { count: perMessage, size: format.bytes(maxSize), types: extensions.join(', ') }
  return (
    <>
      <Button
        {...control}
        name={name}
        aria-label={t('attaching.choose')}
        variant="outlined"
        startIcon={<Icon name="add" size={16} />}
        disabled={count >= perMessage}
        onClick={() => field.current?.click()}
      >
        {t('attaching.choose')}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={extensions.map((one) => `.${one}`).join(',')}
        aria-label={t('attaching.choose')}
        onChange={handleChange}
      />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('attaching.help', said)}
      </Box>
    </>
  )
}
