import { type Attachment, messageLevels, writtenRichText } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Icon, useFormValues } from '@atrium/shared-utility/ui'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { idsIn } from './attaching/ids-in.ts'
import { Preview } from './Preview.tsx'

type Props = {
  /** What is known of the files that stand in the form. */
  known: ReadonlyMap<string, Attachment>
  /** The message, where it is there already. */
  of: string | undefined
}

/** What readers will see of what stands in the form, shown when asked for. */
export function WrittenPreview({ known, of }: Props) {
  const t = useText()
  const values = useFormValues()
  const [isOpen, setIsOpen] = useState(false)
  const level = messageLevels.find((one) => one === values.level) ?? 'info'
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <div>
        <Button startIcon={<Icon name="eye" size={16} />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'homeMessage.hidePreview' : 'homeMessage.preview')}
        </Button>
      </div>
      {isOpen && (
        // Below the button, where the dialog may end.
        <Box ref={showWhole}>
          <Preview
            level={level}
            zh={saidIn(values.titleZh, values.contentZh)}
            en={saidIn(values.titleEn, values.contentEn)}
            files={idsIn(values.attachments).flatMap((id) => known.get(id) ?? [])}
            of={of}
          />
        </Box>
      )}
    </Box>
  )
}

function showWhole(preview: HTMLElement | null) {
  preview?.scrollIntoView({ block: 'nearest' })
}

function saidIn(title: unknown, content: unknown) {
  if (!title && !content) return null
  const read = writtenRichText.safeParse(content)
  return { title: String(title), content: read.success ? read.data : null }
}
