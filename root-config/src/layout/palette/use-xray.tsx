import { useState } from 'react'
import { lazyPart, useSession, useText } from '@atrium/shared-utility/react'
import { mayLook } from '../../xray/may-look.ts'
import { useXrayKey } from '../../xray/use-xray-key.ts'
import type { Option } from './palette-pages.ts'
import { useShared } from './shared-context.ts'

const Xray = lazyPart(async () => (await import('../../xray/Xray.tsx')).Xray)

/**
 * The look through the page, by Alt Shift X or from the palette, for those whom it is for; other people do not even
 * fetch it.
 */
export function useXray() {
  const t = useText()
  const { courses } = useShared()
  const isFor = mayLook(useSession())
  const [isOn, setOn] = useState(false)
  const toggle = () => setOn((was) => !was)
  useXrayKey(isFor, toggle)
  const act = {
    key: 'xray',
    label: t('palette.xray'),
    detail: 'Alt Shift X',
    icon: 'eye',
    url: '',
    isOutside: false,
  } as const
  const acts: readonly Option[] = isFor ? [{ ...act, act: toggle }] : []
  return { acts, drawn: isFor && isOn ? <Xray courses={courses} onClose={() => setOn(false)} /> : null }
}
