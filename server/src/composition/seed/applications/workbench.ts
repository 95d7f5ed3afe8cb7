import { entityBody } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { demoField, type DemoApplication } from './demo-application.ts'
import { appCalls, onBehalfOf, type Demo } from './demo.ts'
import { find, maker } from './design.ts'
import { hourMs } from '../workdays.ts'

const { one, two } = demoEnterprises
/** The people who have pinned and opened applications, as the sign-in page names them. */
const regulars: Readonly<Record<string, readonly string[]>> = {
  [one.id]: ['admin', 'member', 'developer', 'partner'],
  [two.id]: ['admin2', 'member2'],
}

/** Gives the people of the demo workbenches that are in use: pins, what was opened last, and a draft that waits. Made once. */
export async function fillWorkbenches(application: DemoApplication, demo: Demo) {
  const people = regulars[demo.entId] ?? []
  const pinned = await onBehalfOf(people[0] ?? '', demo, (call) => appCalls.listCommonApplications({}, call))
  if (pinned.length > 0) return
  if (demo.entId === one.id) await leaveUnpublished(application, demo)
  for (const loginId of people) await pinAndOpen(loginId, application, demo)
}

async function pinAndOpen(loginId: string, { name }: DemoApplication, demo: Demo) {
  const all = await onBehalfOf(loginId, demo, (call) => appCalls.listApplications({}, call))
  const ids = [name, '消息', '企业主页', '个人中心'].flatMap(
    (wanted) => all.find((one) => one.name === wanted)?.id ?? [],
  )
  for (const [place, id] of ids.toReversed().entries())
    await onBehalfOf(loginId, demo, (call) => {
      const now = new Date(call.now.getTime() - (ids.length - place) * hourMs)
      return appCalls.noteOpenedApplication({ id }, { ...call, now })
    })
  await onBehalfOf(loginId, demo, (call) => appCalls.updateCommonApplications({ ids: ids.slice(0, 2) }, call))
}

/** A field that its maker has added to the draft, and not published yet. */
async function leaveUnpublished(application: DemoApplication, demo: Demo) {
  const { id: appId } = must(await find(application, demo), `the application ${application.name}`)
  await onBehalfOf(maker, demo, async (call) => {
    const { entities } = await appCalls.getApplicationDraft({ appId }, call)
    const [entity] = entities
    if (entity === undefined) return
    const { uid, rev, body } = entity
    const place = demoField({ key: 'place', type: 'text', label: '存放位置', labelEn: 'Place' })
    await appCalls.putEntity(
      { appId, uid, rev, body: entityBody.parse({ ...body, fields: [...body.fields, place] }) },
      call,
    )
  })
}
