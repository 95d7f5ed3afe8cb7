import { setTimeout as wait } from 'node:timers/promises'
import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { calls, firstPage, isStillOurs, type Desk } from './desk.ts'
import { androidPackages, applePackage } from './package-files.ts'

type DemoPackage = {
  name: string
  platform: PackagePlatform
  bytes: () => Buffer | Promise<Buffer>
  daysAgo: number
  /** Those that get it; left out: it is not published yet. */
  enterprises?: string[] | 'all'
  notes: { 'zh-CN': string; 'en-US': string }
}

const { one } = demoEnterprises

/** The operator uploads and publishes in the morning. */
const hour = 10

const packages: readonly DemoPackage[] = [
  {
    name: 'field-1.4.0.apk',
    platform: 'apk',
    bytes: () => androidPackages.older,
    daysAgo: 12,
    enterprises: 'all',
    notes: { 'zh-CN': '示例：首个版本。', 'en-US': 'An example: the first version.' },
  },
  {
    name: 'field-1.5.0.apk',
    platform: 'apk',
    bytes: () => androidPackages.newer,
    daysAgo: 5,
    enterprises: [one.id],
    notes: { 'zh-CN': '示例：报修可以附照片。', 'en-US': 'An example: repairs can have photos.' },
  },
  {
    name: 'field-1.5.0.ipa',
    platform: 'ipa',
    bytes: applePackage,
    daysAgo: 4,
    enterprises: [one.id],
    notes: { 'zh-CN': '示例：报修可以附照片。', 'en-US': 'An example: repairs can have photos.' },
  },
]

/** Uploads packages of both kinds, which are examples, and publishes them; each once. */
export async function sendPackages(desk: Desk) {
  for (const one of packages) {
    const id = (await find(one, desk)) ?? (await upload(one, desk))
    if (!(await isRead(one, id, desk))) return 'later'
    await publish(one, id, desk)
  }
  return 'done'
}

async function find({ platform, name }: DemoPackage, desk: Desk) {
  const filter = { platform, iSearch: name, sort: 'createdAt', ...firstPage } as const
  const { list } = await desk.as(desk.context.now, (call) => calls.listPackages(filter, call))
  return list.find(({ status }) => status !== 'uploading')?.id
}

async function upload({ platform, name, bytes, daysAgo }: DemoPackage, desk: Desk) {
  const content = await bytes()
  const { id } = await desk.as(desk.at(daysAgo, hour), (call) =>
    calls.addPackage({ platform, name, sizeBytes: content.length }, call),
  )
  const take = await desk.as(desk.at(daysAgo, hour), (call) => calls.addPackageBytes({ platform, id, offset: 0 }, call))
  await take(whole(content))
  return id
}

async function* whole(bytes: Buffer) {
  yield bytes
}

const lookAgainMs = 200

/** Waits for the job that reads it. False when this process ends meanwhile. */
async function isRead({ platform }: DemoPackage, id: string, desk: Desk) {
  while (await isStillOurs(desk)) {
    const { status } = await desk.as(desk.context.now, (call) => calls.getPackage({ platform, id }, call))
    if (status !== 'parsing') return true
    await wait(lookAgainMs, undefined, { signal: desk.context.stopping }).catch(() => undefined)
  }
  return false
}

async function publish({ platform, enterprises, daysAgo, notes }: DemoPackage, id: string, desk: Desk) {
  if (enterprises === undefined) return
  await desk.as(desk.at(daysAgo, hour), async (call) => {
    if ((await calls.getPackage({ platform, id }, call)).status !== 'ready') return
    const data = { status: 'published' as const, enterprises, forceUpdate: false, notes, confirmed: [] }
    await calls.publishPackage({ platform, id, data }, call)
  })
}
