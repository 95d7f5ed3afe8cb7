import { plainText } from '@atrium/shared-utility/contract'
import type { Scenes } from '../../../../composition/call/test/scenes/stage.ts'
import { uploaded } from './given-files.ts'

/** What an enterprise announces, from the draft to the end. */
export const scenes: Scenes = {
  async 'announcements of an enterprise and their readers'({ home }) {
    const { administrator } = await home()
    const { id: departmentId } = await administrator.call('addDepartment', { name: '行政部' })
    const [file, other] = [await uploaded(administrator), await uploaded(administrator)]
    const text = { titleZh: '放假通知', contentZh: plainText('七天'), attachments: [file] }
    const first = await administrator.call('writeAnnouncement', { ...text, audience: 'everyone' })
    const draft = await administrator.call('writeAnnouncement', { ...text, ...first, audience: 'everyone' })
    await administrator.call('linkAnnouncementFile', { id: other })
    await administrator.call('removeAnnouncementFile', { id: other })
    await administrator.call('publishAnnouncement', draft)
    await administrator.call('listAnnouncements', {})
    await administrator.call('getAnnouncement', { id: draft.id })
    await administrator.call('listAnnouncementReaders', { id: draft.id, departmentId })
    await administrator.call('remindAnnouncementReaders', { id: draft.id })
    await administrator.call('withdrawAnnouncement', { id: draft.id })
    await administrator.call('deleteAnnouncement', { id: draft.id })
  },
}
