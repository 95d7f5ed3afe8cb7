import { call } from '@atrium/shared-utility'
import type { CallInput } from '@atrium/shared-utility/contract'
import { type FileState, useFile } from '@atrium/shared-utility/ui'

export type Export = CallInput<'exportAudit'>
export type ExportState = FileState

/** Fetches an export and hands it to the person as a file. */
export function useExport(input: Export) {
  return useFile((options) => call('exportAudit', input, options))
}
