import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    call_minute: CallMinuteTable
  }
}

type CallMinuteTable = {
  minute: Date
  call: string
  requests: number
  failures: number
  slow: number
  total_ms: number
  most_ms: number
}

export const trafficTables = [platformTable('call_minute', { platform: 'select, insert, update, delete' })]
