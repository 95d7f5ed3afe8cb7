import { actsOf, type MessageAct, type MessageState } from '@atrium/shared-utility/writing'

export type AnnouncementAct = MessageAct

/** What may be done with an announcement: as with every message, and one that was withdrawn may be deleted. */
export function announcementActs(status: MessageState): readonly AnnouncementAct[] {
  return status === 'withdrawn' ? [...actsOf(status), 'delete'] : actsOf(status)
}
