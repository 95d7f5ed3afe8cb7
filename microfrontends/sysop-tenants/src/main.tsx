import { defineParcel } from '@atrium/shared-utility/parcel'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

export const { bootstrap, mount, unmount, update } = defineParcel({
  name: '@atrium/sysop-tenants',
  routes,
  messages,
})
