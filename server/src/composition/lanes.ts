import { homeMessage, homeMessageOver } from '../enterprise/home-message/home-message-job.ts'
import { provisioning } from '../enterprise/enterprise/provisioning.ts'
import type { Job } from '../foundation/job/job.ts'
import { listExport } from '../operation/export/export-job.ts'
import { packageReading } from '../operation/package/package-job.ts'
import { passwordChanged } from '../identity/password/password-changed.ts'
import { emailConfirm, passwordReset } from '../identity/reset/mail-job.ts'
import { accountReset } from '../identity/reset-letter/account-reset.ts'
import { smsCode } from '../identity/sms/code-job.ts'

/** Which kinds of jobs are worked off beside each other; within a lane one comes after the other. */
export const lanes: readonly (readonly Job[])[] = [
  [provisioning, passwordReset, passwordChanged, accountReset, emailConfirm],
  // Told at their moment, whatever else is at work.
  [homeMessage, homeMessageOver],
  // It may take minutes.
  [listExport],
  [packageReading],
  // A person sits before the form and waits for the code.
  [smsCode],
  [smsCode],
  [smsCode],
  [smsCode],
]
