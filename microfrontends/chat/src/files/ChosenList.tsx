import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Box, FormHelperText, IconButton } from '@mui/material'
import { FileTile, tiles } from './FileTile.tsx'
import type { ChosenFiles } from './use-chosen-files.ts'

/** What will go with the next message, above the field to write in. */
export function ChosenList({ chosen: { files, refusal, remove } }: { chosen: ChosenFiles }) {
  const t = useText()
  return (
    <>
      {refusal !== null && (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      )}
      {files.length > 0 && (
        <Box component="ul" aria-label={t('files.chosen')} sx={{ ...tiles, mb: 2, maxHeight: 160, overflowY: 'auto' }}>
          {files.map((one) => (
            <FileTile key={one.key} upload={one}>
              <IconButton
                size="small"
                aria-label={t('files.removeOf', { name: one.file.name })}
                onClick={() => remove(one)}
              >
                <Icon name="close" size={16} />
              </IconButton>
            </FileTile>
          ))}
        </Box>
      )}
    </>
  )
}
