import { Typography } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useEnter, useText } from '@atrium/shared-utility/react'
import { useEffect, useEffectEvent, useRef } from 'react'

type Props = { entered: Pick<CallOutput<'signIn'>, 'session' | 'loginHomepage'> }

/** The session is here already; what is left is the way to the page the person came for. */
export function Entering({ entered }: Props) {
  const t = useText()
  const { enter } = useEnter()
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => void enter(entered))

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])

  return <Typography component="output">{t('scan.confirmed')}</Typography>
}
