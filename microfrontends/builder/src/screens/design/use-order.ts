import { Problem } from '@atrium/shared-utility/contract'
import { useLang, usePortal, useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { useRef, useState } from 'react'
import { labelIn } from '../../label-in.ts'
import type { DraftSaver } from './use-draft.ts'

type Part = { uid: string; body: { label: string; labelEn: string } }
type Ordered<P extends Part> = {
  parts: readonly P[]
  store: (uids: string[]) => Promise<unknown>
  /** The text that tells where one of them stands now. */
  moved: 'table.moved' | 'view.moved'
  saver: DraftSaver
}

/** Parts of a draft in their order, which is seen at once, saved in turn, and taken back where it is refused. */
export function useOrder<P extends Part>({ parts, store, moved, saver }: Ordered<P>) {
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const portal = usePortal()
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const sending = useRef(0)
  const [own, setOwn] = useState<{ uids: readonly string[]; isSent: boolean } | null>(null)
  const [read, setRead] = useState(parts)
  const [problem, setProblem] = useState<Problem>()
  if (read !== parts) {
    setRead(parts)
    // What is read after the last of them was sent has them all.
    if (own?.isSent) setOwn(null)
  }
  const ordered = own === null ? parts : inOrder(parts, own.uids)

  async function send(uids: readonly string[]) {
    try {
      await store([...uids])
      sending.current -= 1
      if (sending.current === 0) setOwn({ uids, isSent: true })
      saver.reload()
    } catch (error) {
      sending.current -= 1
      setOwn(null)
      if (!(error instanceof Problem)) throw error
      if (error.code !== 'versionConflict') return setProblem(error)
      await saver.refresh()
      toast({ text: t('conflict.reloaded'), tone: 'warning' })
    }
  }

  /** Puts one in the place that another one has now. */
  function move(uid: string, place: number) {
    const part = ordered.find((one) => one.uid === uid)
    if (part === undefined || ordered.indexOf(part) === place) return
    const next = ordered.filter((one) => one !== part).toSpliced(place, 0, part)
    const uids = next.map((one) => one.uid)
    setProblem(undefined)
    setOwn({ uids, isSent: false })
    sending.current += 1
    portal.announce(t(moved, { name: labelIn(lang, part.body), position: place + 1, count: next.length }))
    const before = turn.current
    turn.current = (async () => {
      await before
      await send(uids)
    })()
  }
  return { ordered, problem, move }
}

function inOrder<P extends Part>(parts: readonly P[], uids: readonly string[]) {
  return parts.toSorted((one, other) => uids.indexOf(one.uid) - uids.indexOf(other.uid))
}
