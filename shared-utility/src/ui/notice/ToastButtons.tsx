import { Box, Button, IconButton } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { Problem } from '../../contract/index.ts'
import { problemMessage } from '../../page/i18n/problem-message.ts'
import { Icon } from '../display/Icon.tsx'
import { useKitText } from '../words/kit-text.ts'
import { useUiText } from '../words/ui-text.ts'
import { useToast, type Toast } from './toast.ts'

type Props = { act: NonNullable<Toast['act']>; onClose: () => void }

const key = 'F8'

/** The button of a toast with an act, beside the one that closes it. Leaving gives the focus back to where it was before. */
export function ToastButtons({ act: { label, onAct }, onClose }: Props) {
  const t = useUiText()
  const words = useKitText()
  const toast = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  useKey(() => button.current?.focus())
  const focus = useFocusBack()

  async function handleAct() {
    if (isRunning) return
    setIsRunning(true)
    try {
      await onAct()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast({ tone: 'error', text: problemMessage(error) })
    } finally {
      onClose()
    }
  }

  return (
    <Box {...focus} sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: -1 }}>
      {/* A button that turns disabled would drop the focus. */}
      <Button
        ref={button}
        size="small"
        title={words('toast.key')}
        aria-keyshortcuts={key}
        aria-disabled={isRunning}
        onClick={() => void handleAct()}
        sx={{ whiteSpace: 'nowrap', opacity: isRunning ? 0.4 : 1 }}
      >
        {label ?? words('toast.undo')}
      </Button>
      <IconButton size="small" color="inherit" aria-label={t('toast.close')} title={t('toast.close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </IconButton>
    </Box>
  )
}

/** The toast stands behind all content, where the Tab key comes too late. */
function useKey(onPress: () => void) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })
}

function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const place = ref.current
    return () => {
      if (place?.contains(document.activeElement)) before.current?.focus()
    }
  }, [])
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  return { ref, onFocus }
}
