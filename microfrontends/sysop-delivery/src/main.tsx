import { defineParcel } from '@atrium/shared-utility/parcel'
import { routes } from './routes.tsx'

// Every part brings its own words.
const messages = { 'zh-CN': {}, 'en-US': {} }

export const { bootstrap, mount, unmount, update } = defineParcel({
  name: '@atrium/sysop-delivery',
  routes,
  messages,
})
