import { plainText, UserType } from '@atrium/shared-utility/contract'
import { invitationRoom } from '../../../enterprise/access/invitation/room.ts'
import { conversationArea } from '../../../conversation/area.ts'
import { deputyRoom } from '../../../enterprise/deputy/deputy/room.ts'
import { announcementRoom } from '../../../enterprise/message/announcement/room.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { handlersOf } from '../../../foundation/room/room.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { dayMs } from '../workdays.ts'
import { appCalls, departmentCalled, onBehalfOf, type Demo } from './demo.ts'
import { find } from './design.ts'
import { repairs } from './repairs/repairs.ts'

const { one, two } = demoEnterprises
const administrators: Readonly<Record<string, string>> = { [one.id]: 'admin', [two.id]: 'admin2' }
const calls = handlersOf([invitationRoom, deputyRoom, announcementRoom, ...conversationArea])

/** What people do beside their records, each once: comments, a deputy, the group of a department, invitations and the like. */
export async function liveOn(demo: Demo) {
  await invite(demo)
  await sortApplications(demo)
  if (demo.entId === two.id) return announce(demo)
  await comment(demo)
  await trust(demo)
  await openDepartmentGroup(demo)
}

async function invite(demo: Demo) {
  await onBehalfOf(administrators[demo.entId] ?? '', demo, async (call) => {
    const { total } = await calls.listInvitations({ iDisplayStart: 0, iDisplayLength: 1 }, call)
    if (total > 0) return
    const period = { quota: 5, days: 30 }
    await calls.addInvitation({ purpose: '暑期实习生', userType: UserType.member, roleIds: [], ...period }, call)
  })
}

/** The categories of an enterprise with the applications in them. */
const categories = [
  { entId: one.id, name: '生产管理', nameEn: 'Production', applications: ['报修'] },
  { entId: one.id, name: '行政服务', nameEn: 'Administration', applications: ['资产台账'] },
  { entId: two.id, name: '协作', nameEn: 'Working together', applications: ['消息'] },
]

async function sortApplications(demo: Demo) {
  await onBehalfOf(administrators[demo.entId] ?? '', demo, async (call) => {
    if ((await appCalls.listApplicationCategories({}, call)).length > 0) return
    const all = await appCalls.listApplications({}, call)
    for (const [sort, { entId, applications, ...named }] of categories.entries()) {
      if (entId !== demo.entId) continue
      const { id: categoryId } = await appCalls.addApplicationCategory({ ...named, sort }, call)
      for (const { id } of all.filter(({ name }) => applications.includes(name)))
        await appCalls.updateApplicationListing({ id, categoryId, description: '', sort: 0 }, call)
    }
  })
}

const said = [
  { by: 'admin', text: '备件已到，今天下午可以更换。' },
  { by: 'member', text: '收到，两点停机，班组配合。' },
] as const

/** On the newest requests that the member has made. */
async function comment(demo: Demo) {
  const { id: appId } = must(await find(repairs, demo), `the application ${repairs.name}`)
  const page = { entity: 'repair', order: 'desc', iDisplayStart: 0, iDisplayLength: 3 } as const
  const { list } = await onBehalfOf('member', demo, (call) => appCalls.listRecords({ appId, ...page }, call))
  for (const { id } of list) {
    const where = { appId, entity: 'repair', id }
    const there = await onBehalfOf('member', demo, (call) => appCalls.listRecordComments({ ...where, limit: 1 }, call))
    if (there.list.length > 0) continue
    for (const { by, text } of said)
      await onBehalfOf(by, demo, (call) => appCalls.addRecordComment({ ...where, text }, call))
  }
}

/** The administrator goes on leave, and an engineer answers the requests meanwhile. */
async function trust(demo: Demo) {
  const userId = must(demo.people.get('developer'), 'the developer of the demo').id
  await onBehalfOf('admin', demo, async (call) => {
    const known = await calls.listDeputies({}, call)
    if (known.length > 0) return
    const to = new Date(call.now.getTime() + 14 * dayMs).toISOString()
    await calls.addDeputy({ userId, to, kinds: ['request'], applicationIds: [] }, call)
  })
}

async function openDepartmentGroup(demo: Demo) {
  const isNew = await onBehalfOf('admin', demo, async (call) => {
    const { id: departmentId } = departmentCalled('生产部', await appCalls.listDepartments({}, call))
    const known = await calls.listDepartmentGroups({}, call)
    if (known.some((one) => one.departmentId === departmentId && one.group !== null)) return false
    await calls.addDepartmentGroup({ departmentId, withBelow: false }, call)
    return true
  })
  if (!isNew) return
  await onBehalfOf('zhao.yuebai', demo, async (call) => {
    const { list } = await calls.listConversations({}, call)
    const { id: conversationId } = must(
      list.find(({ departmentId }) => departmentId !== null),
      'the group of the department',
    )
    const message = { conversationId, messageId: call.newId(), attachments: [] }
    await calls.sendChatMessage({ ...message, text: '部门群建好了，排班和停机通知都发在这里。' }, call)
  })
}

const review = {
  titleZh: '新品评审安排',
  contentZh: plainText('本周五下午两点评审首页改版，请产品部和运营部参加。'),
  titleEn: 'Review of the new home page',
  contentEn: plainText('We review the new home page on Friday at two. Product and operations, please join.'),
  level: 'info' as const,
  audience: 'everyone' as const,
  departmentIds: [],
  roleIds: [],
  userIds: [],
  pinned: false,
  attachments: [],
}

async function announce(demo: Demo) {
  await onBehalfOf('admin2', demo, async (call) => {
    const page = { sort: 'createdAt', order: 'desc', iDisplayStart: 0, iDisplayLength: 1 } as const
    const { total } = await calls.listAnnouncements(page, call)
    if (total > 0) return
    const written = await calls.writeAnnouncement(review, call)
    await calls.publishAnnouncement(written, call)
  })
}
