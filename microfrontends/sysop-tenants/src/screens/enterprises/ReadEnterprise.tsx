import { useCall } from '@atrium/shared-utility/react'
import { ReadDialog } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import type { Enterprise } from './enterprise-words.ts'

type Props = {
  entid: string
  title: string
  onClose: () => void
  children: (enterprise: Enterprise) => ReactNode
}

/** Reads the enterprise as it is now before a dialog changes it. */
export function ReadEnterprise({ entid, ...rest }: Props) {
  return <ReadDialog state={useCall('getEnterprise', { entid })} {...rest} />
}
