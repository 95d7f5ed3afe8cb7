import { definePages } from '@atrium/shared-utility/parcel'
import { messages } from './messages.ts'
import { pages } from './pages.tsx'

export const { bootstrap, mount, unmount, update } = definePages({ name: '@atrium/sign-in', pages, messages })
