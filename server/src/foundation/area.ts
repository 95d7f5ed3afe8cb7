import { oldRecords } from './audit/retention-query.ts'
import { auditTables } from './audit/tables.ts'
import { fileTables } from './file/tables.ts'
import { endedJobs, failedJobs } from './job/retention-query.ts'
import { jobTables } from './job/tables.ts'
import { pastFailures, pastRefusals } from './limit/retention-query.ts'
import { limitTables } from './limit/tables.ts'
import { pastEvents } from './live/retention-query.ts'
import { liveTables } from './live/tables.ts'
import { defineArea } from './room/room.ts'
import { settingTables } from './setting/tables.ts'
import { whiteListTables } from './white-list/tables.ts'
import { wordingTables } from './wording/tables.ts'

/** What rooms stand on. None of these answers a call, so all of them are declared here. */
export const foundationArea = defineArea([
  { tables: auditTables, retains: [oldRecords] },
  { tables: fileTables },
  { tables: jobTables, retains: [endedJobs, failedJobs] },
  { tables: limitTables, retains: [pastFailures, pastRefusals] },
  { tables: liveTables, retains: [pastEvents] },
  { tables: settingTables },
  { tables: whiteListTables },
  { tables: wordingTables },
])
