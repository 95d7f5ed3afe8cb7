import { Problem } from '@atrium/shared-utility/contract'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

type Status = 'draft' | 'scheduled' | 'published' | 'withdrawn'
type Window = { publish_at: Date | null; expire_at: Date | null }
type Written = Window & { status: Status; version: number }

/** Of what is published, or about to be, something of its time is left. Throws windowTooShort. */
export function checkWindow({ publish_at: from, expire_at: to }: Window, now: Date | null) {
  const start = Math.max(from?.getTime() ?? 0, now?.getTime() ?? 0)
  if (to !== null && to.getTime() <= start) throw new Problem('windowTooShort')
}

/**
 * What a draft becomes: published now, or at its own moment when that lies ahead. Throws messageNotDraft, versionConflict,
 * windowTooShort.
 */
export function published({ status, version, ...window }: Written, { seen, now }: { seen: number; now: Date }) {
  if (status !== 'draft') throw new Problem('messageNotDraft')
  mustBeAsSeen(version === seen)
  const isAhead = window.publish_at !== null && window.publish_at > now
  const out = {
    status: isAhead ? 'scheduled' : 'published',
    publish_at: isAhead ? window.publish_at : now,
    version: version + 1,
  } as const
  checkWindow({ ...window, ...out }, now)
  return out
}

/** What waits for its moment was shown to no reader: it may be changed and published again. Throws messageNotOut. */
export function withdrawn({ status, version }: Pick<Written, 'status' | 'version'>, now: Date) {
  if (status === 'scheduled') return { status: 'draft', version: version + 1 } as const
  if (status !== 'published') throw new Problem('messageNotOut')
  return { status: 'withdrawn', withdrawn_at: now, version: version + 1 } as const
}

/**
 * The window of a message that is changed. People were told of one that is published: whom it is for, and since when, is what
 * happened. Throws messageOut, windowTooShort.
 */
export function changedWindow(current: Written, asked: Window, { isForSame, now }: { isForSame: boolean; now: Date }) {
  const { status, publish_at: since } = current
  const isOut = status === 'published'
  const isSame = isForSame && (asked.publish_at === null || asked.publish_at.getTime() === since?.getTime())
  if (isOut && !isSame) throw new Problem('messageOut')
  // A message whose moment is taken away waits no longer.
  const from = isOut ? since : status === 'scheduled' ? (asked.publish_at ?? now) : asked.publish_at
  const window = { publish_at: from, expire_at: asked.expire_at }
  checkWindow(window, status === 'draft' ? null : now)
  return window
}
