import type { CallInput } from '../../contract/index.ts'

/** The calls by which operators have their lists written out. */
export const operatorExports = {
  start: 'startExport',
  list: 'listExports',
  cancel: 'cancelExport',
  link: 'linkExport',
} as const

/** And those of an enterprise's administrators. */
export const spaceExports = {
  start: 'startSpaceExport',
  list: 'listSpaceExports',
  cancel: 'cancelSpaceExport',
  link: 'linkSpaceExport',
} as const

export type ExportCalls = typeof operatorExports | typeof spaceExports

export type WantedExport = CallInput<ExportCalls['start']>
