import type { appViewCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { deleteAppView, orderAppViews, putAppView } from './draft-view.ts'
import { previewApplication } from './preview.ts'

export const appViewHandlers: Handlers<typeof appViewCalls> = {
  putAppView,
  deleteAppView,
  orderAppViews,
  previewApplication,
}
