import type { overrideCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { addOwnPreview, addPreview, askOverride, endAskedOverride, getAskedOverride } from './ask.ts'
import { listOverrides, revokeOverride } from './operate.ts'
import {
  confirmOverride,
  endOwnOverride,
  findAskedOverride,
  findPreview,
  listOwnOverrides,
  takePreview,
} from './take.ts'

export const overrideHandlers: Handlers<typeof overrideCalls> = {
  addOwnPreview,
  askOverride,
  getAskedOverride,
  endAskedOverride,
  findPreview,
  takePreview,
  findAskedOverride,
  confirmOverride,
  listOwnOverrides,
  endOwnOverride,
  addPreview,
  listOverrides,
  revokeOverride,
}
