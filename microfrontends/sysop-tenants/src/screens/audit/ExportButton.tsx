import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Button, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { ExportDialog } from './ExportDialog.tsx'
import type { Export } from './use-export.ts'

const formats = ['csv', 'ndjson'] as const

type Props = { input: Omit<Export, 'format'>; onWhole: () => void }

/** The filtered log as a file, in the format of one's choice; all of it by a job. */
export function ExportButton({ input, onWhole }: Props) {
  const t = useText()
  const menuId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState<Export | null>(null)
  const choose = (format: Export['format']) => {
    setAnchor(null)
    setWanted({ ...input, format })
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('audit.export')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`audit.export.${format}`)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            onWhole()
          }}
        >
          {t('audit.export.whole')}
        </MenuItem>
      </Menu>
      {wanted && <ExportDialog wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  )
}
