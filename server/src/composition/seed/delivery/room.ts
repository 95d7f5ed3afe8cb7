import { defineRoom } from '../../../foundation/room/room.ts'
import { demoDelivery } from './job.ts'

/** What operators of the demo have delivered. */
export const demoDeliveryRoom = defineRoom({ jobs: [demoDelivery] })
