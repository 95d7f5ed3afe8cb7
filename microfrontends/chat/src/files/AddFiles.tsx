import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { IconButton } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import type { ChosenFiles } from './use-chosen-files.ts'

/** The browser's own field is of no shape that fits a page, so a button opens it. */
export function AddFiles({ chosen }: { chosen: ChosenFiles }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  if (!chosen.canAdd) return null
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    chosen.add([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <IconButton aria-label={t('files.add')} disabled={chosen.isFull} onClick={() => field.current?.click()}>
        <Icon name="add" />
      </IconButton>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={chosen.accept}
        aria-label={t('files.add')}
        onChange={handleChange}
      />
    </>
  )
}
