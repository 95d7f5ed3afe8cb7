import { createStorageRoom } from '../application/record-store/storage-room.ts'
import type { calls } from '@atrium/shared-utility/contract'
import { applicationArea } from '../application/area.ts'
import { conversationArea } from '../conversation/area.ts'
import { deliveryArea } from '../delivery/area.ts'
import { enterpriseArea } from '../enterprise/area.ts'
import { foundationArea } from '../foundation/area.ts'
import type { Config } from '../foundation/process/config/config.ts'
import type { Handlers } from '../foundation/call/context/context.ts'
import { lanesOf } from '../foundation/job/lanes.ts'
import { handlersOf, type Room } from '../foundation/room/room.ts'
import { identityArea } from '../identity/area.ts'
import { operationArea } from '../operation/area.ts'
import { organisationArea } from '../organisation/area.ts'
import { portalArea } from '../portal/area.ts'
import { demoApplicationsRoom } from './seed/applications/room.ts'
import { demoDeliveryRoom } from './seed/delivery/room.ts'

const answering = [
  ...identityArea,
  ...organisationArea,
  ...enterpriseArea,
  ...conversationArea,
  ...applicationArea,
  ...operationArea,
  ...portalArea,
  ...deliveryArea,
] as const
const rooms: readonly Room[] = [...foundationArea, ...answering, demoApplicationsRoom, demoDeliveryRoom]

/** A call without a handler, or a handler without a call, does not compile here. */
export const handlers = handlersOf(answering) satisfies Handlers<typeof calls>

export const tables = rooms.flatMap((room) => room.tables ?? [])
const jobs = rooms.flatMap((room) => room.jobs ?? [])
export const lanes = lanesOf(jobs)
const removals = rooms.flatMap((room) => room.removals ?? [])
const retentions = rooms.flatMap((room) => room.retains ?? [])
export const hints = rooms.flatMap((room) => room.hints ?? [])
export const hourly = rooms.flatMap((room) => room.hourly ?? [])
export const begins = rooms.flatMap((room) => room.begins ?? [])

/** The facts of all rooms for handlers and jobs, what they remember, and the parts of the configuration that jobs need. */
export function lentByRooms({ updateKeys, chromium }: Config) {
  const storageRoom = createStorageRoom()
  return { jobs, retentions, removals, tables, updateKeys, chromium, storageRoom }
}
