import { call } from '@atrium/shared-utility'
import { type DraftAppView, Problem } from '@atrium/shared-utility/contract'
import { useLang, usePortal, useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { useRef, useState } from 'react'
import { labelIn } from '../../../label-in.ts'
import type { DraftSaver } from '../use-draft.ts'

type Table = { appId: string; entity: string; views: readonly DraftAppView[]; saver: DraftSaver }

/** The views of a table in their order, which is seen at once, saved in turn, and taken back where it is refused. */
export function useViewOrder({ appId, entity, views, saver }: Table) {
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const portal = usePortal()
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const sending = useRef(0)
  const [own, setOwn] = useState<{ uids: readonly string[]; isSent: boolean } | null>(null)
  const [read, setRead] = useState(views)
  const [problem, setProblem] = useState<Problem>()
  if (read !== views) {
    setRead(views)
    // What is read after the last of them was sent has them all.
    if (own?.isSent) setOwn(null)
  }
  const ordered = own === null ? views : inOrder(views, own.uids)

  async function send(uids: readonly string[]) {
    try {
      await call('orderAppViews', { appId, entity, uids: [...uids] })
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

  /** Puts a view in the place that another one has now. */
  function move(uid: string, place: number) {
    const view = ordered.find((one) => one.uid === uid)
    if (view === undefined || ordered.indexOf(view) === place) return
    const next = ordered.filter((one) => one !== view).toSpliced(place, 0, view)
    const uids = next.map((one) => one.uid)
    setProblem(undefined)
    setOwn({ uids, isSent: false })
    sending.current += 1
    portal.announce(t('view.moved', { name: labelIn(lang, view.body), position: place + 1, count: next.length }))
    const before = turn.current
    turn.current = (async () => {
      await before
      await send(uids)
    })()
  }
  return { ordered, problem, move }
}

function inOrder(views: readonly DraftAppView[], uids: readonly string[]) {
  return views.toSorted((one, other) => uids.indexOf(one.uid) - uids.indexOf(other.uid))
}
