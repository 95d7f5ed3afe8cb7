import { use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Alert, Box } from '@mui/material'
import { lazyPart } from '../../react/lazy-part.tsx'
import { Icon } from '../display/Icon.tsx'
import { popUp } from '../theme/theme-surfaces.ts'
import { ToastContext, ToastTime, type Toast } from '../notice/toast.ts'
import { useUiText } from '../words/ui-text.ts'

type Shown = Toast & { tone: NonNullable<Toast['tone']>; id: number }

const ToastButtons = lazyPart(async () => (await import('./rare-dialogs.ts')).ToastButtons)

/** A person who does one thing after another need not hear of the first when the third is done. */
const followedMs = 2000
const icons = { success: 'check', info: 'info', warning: 'warning', error: 'warning' } as const

/** Shows the toasts of `useToast` one after another, below the content. */
export function Toaster({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Shown[]>([])
  const current = queue[0]
  const show = (toast: Toast | string) => {
    const given = typeof toast === 'string' ? { text: toast } : toast
    // Only the last thing that a person did is offered to be undone.
    setQueue((waiting) => [
      ...waiting.filter(({ act }) => !act || !given.act),
      { tone: 'success', ...given, id: (waiting.at(-1)?.id ?? 0) + 1 },
    ])
  }
  const handleClose = () => setQueue((waiting) => waiting.filter((one) => one !== current))
  return (
    <ToastContext value={show}>
      {children}
      {current ? (
        <ToastNotice key={current.id} toast={current} isFollowed={queue.length > 1} onClose={handleClose} />
      ) : null}
    </ToastContext>
  )
}

type NoticeProps = { toast: Shown; isFollowed: boolean; onClose: () => void }

function ToastNotice({ toast, isFollowed, onClose }: NoticeProps) {
  const t = useUiText()
  const aloneMs = use(ToastTime)
  const [isOver, setIsOver] = useState(false)
  const [isWithin, setIsWithin] = useState(false)
  const handleOver = useEffectEvent(onClose)
  // An error waits for the person; the others wait while they are being read.
  const isTimed = toast.tone !== 'error' && !isOver && !isWithin
  const shownMs = isFollowed ? followedMs : toast.act ? aloneMs * 2 : aloneMs
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(() => handleOver(), shownMs)
    return () => clearTimeout(timer)
  }, [isTimed, shownMs])
  return (
    <Box
      onMouseEnter={() => setIsOver(true)}
      onMouseLeave={() => setIsOver(false)}
      onFocus={() => setIsWithin(true)}
      onBlur={() => setIsWithin(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        // Above the tabs that a phone has at the bottom, and above the buttons of a dialog that fills it.
        bottom: { xs: 'calc(80px + var(--atrium-tabs, 0px))', sm: 24 },
        left: '50%',
        translate: '-50% 0',
        width: 'max-content',
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      <Alert
        severity={toast.tone}
        variant="outlined"
        icon={<Icon name={icons[toast.tone]} />}
        role={toast.tone === 'error' ? 'alert' : 'status'}
        action={toast.act && <ToastButtons act={toast.act} onClose={onClose} />}
        onClose={onClose}
        closeText={t('toast.close')}
        sx={{ alignItems: 'center', bgcolor: 'background.paper', color: 'text.primary', boxShadow: popUp }}
      >
        {toast.text}
      </Alert>
    </Box>
  )
}
