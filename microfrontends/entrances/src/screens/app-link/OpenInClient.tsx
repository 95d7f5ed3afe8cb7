import { useText } from '@atrium/shared-utility/react'
import { Alert, Box, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'

/** A page that is still seen so long after its link was followed was not left for the mobile application. */
const patienceMs = 1500

type Props = { link: string; isAutomatic: boolean; name: string }

/** Opens the address in the mobile application: by itself there, by a press elsewhere. Says so where nothing opens. */
export function OpenInClient({ link, isAutomatic, name }: Props) {
  const t = useText()
  const ref = useRef<HTMLAnchorElement>(null)
  const [tries, setTries] = useState(0)
  const [isUnopened, setIsUnopened] = useState(false)
  useEffect(() => {
    if (isAutomatic) ref.current?.click()
  }, [isAutomatic])
  useEffect(() => {
    if (tries === 0) return undefined
    const timer = setTimeout(() => setIsUnopened(document.visibilityState === 'visible'), patienceMs)
    return () => clearTimeout(timer)
  }, [tries])
  const handleClick = () => {
    setIsUnopened(false)
    setTries((count) => count + 1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button component="a" ref={ref} href={link} variant="contained" size="large" onClick={handleClick}>
        {t(isUnopened ? 'appLink.openAgain' : 'appLink.open')}
      </Button>
      {isUnopened && (
        <Alert severity="info">{t(isAutomatic ? 'appLink.clientUnopened' : 'appLink.unopened', { name })}</Alert>
      )}
    </Box>
  )
}
