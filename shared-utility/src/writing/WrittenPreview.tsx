import { messageLevels, writtenRichText } from '../contract/index.ts'
import { useText } from '../react/index.ts'
import { Icon, useFormValues } from '../ui/index.ts'
import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { MessagePreview } from './MessagePreview.tsx'

/** What readers will see of what stands in the form, shown when asked for. */
export function WrittenPreview({ children }: { children?: ReactNode }) {
  const t = useText()
  const values = useFormValues()
  const [isOpen, setIsOpen] = useState(false)
  const level = messageLevels.find((one) => one === values.level) ?? 'info'
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <div>
        <Button startIcon={<Icon name="eye" size={16} />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'message.hidePreview' : 'message.preview')}
        </Button>
      </div>
      {isOpen && (
        // Below the button, where the dialog may end.
        <Box ref={showWhole}>
          <MessagePreview
            level={level}
            zh={saidIn(values.titleZh, values.contentZh)}
            en={saidIn(values.titleEn, values.contentEn)}
          >
            {children}
          </MessagePreview>
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
