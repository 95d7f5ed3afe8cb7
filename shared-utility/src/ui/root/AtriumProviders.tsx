import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { GlobalStyles } from '@mui/material'
import { ThemeProvider } from '@mui/material/styles'
import { Provider as StoreProvider } from 'jotai'
import { atriumStore } from '../../page/store.ts'
import { createAtriumCache } from '../theme/emotion-cache.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { StepUpQuestion } from './StepUpQuestion.tsx'
import { theme } from '../theme/theme.ts'
import { Toaster } from './Toaster.tsx'

type Props = {
  /** Prefix of this mount's class names: the parcel's slug, or `shell`. */
  emotionKey: string
  nonce: string
  children: ReactNode
}

/**
 * What everything drawn in the portal stands in: the theme, its own style tags, the shared store, toasts and
 * the question before leaving unsaved work. One per React root; the style tags go when it is taken away.
 */
export function AtriumProviders({ emotionKey, nonce, children }: Props) {
  const cache = useMemo(() => createAtriumCache({ key: emotionKey, nonce }), [emotionKey, nonce])
  useFlush(cache)
  return (
    <CacheProvider value={cache}>
      {/* The portal's own theme store sets the attribute of <html> that switches the colours, so MUI keeps none. */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
        <GlobalStyles styles={base} />
        <StoreProvider store={atriumStore}>
          <Toaster>
            <LeaveQuestion>
              <StepUpQuestion>{children}</StepUpQuestion>
            </LeaveQuestion>
          </Toaster>
        </StoreProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/** Emotion leaves its style tag behind when React takes the content away. */
function useFlush(cache: EmotionCache) {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // Strict mode mounts again at once, and the cache would take its flushed rules for inserted.
      queueMicrotask(() => {
        if (!isMounted.current) cache.sheet.flush()
      })
    }
  }, [cache])
}

const base = {
  ':focus-visible': { outline: '2px solid var(--atrium-palette-primary-main)', outlineOffset: 2 },
  // Plain links of the content; what the shell draws around it has styles of its own, in a lower layer.
  'main a:where(:not([class]))': {
    color: 'var(--atrium-palette-primary-main)',
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: however short, one would go down the page, an element a frame, when the colours change.
      transitionDuration: '0s !important',
    },
  },
}
