import { homeMessage, homeMessageOver } from '../enterprise/home-message/home-message-job.ts'
import { enterpriseRemoval } from '../enterprise/closing/removal-job.ts'
import { expiryNotice } from '../enterprise/expiry/notice-job.ts'
import { provisioning } from '../enterprise/enterprise/provisioning.ts'
import type { Config } from '../foundation/config/config.ts'
import type { Services } from '../foundation/context/services.ts'
import type { Job } from '../foundation/job/job.ts'
import { bundleChecking } from '../operation/bundle/bundle-job.ts'
import { bulkJob } from '../operation/bulk/bulk-job.ts'
import { listExport } from '../operation/export/export-job.ts'
import { packageReading } from '../operation/package/package-job.ts'
import { passwordChanged } from '../identity/password/password-changed.ts'
import { emailConfirm, passwordReset } from '../identity/reset/mail-job.ts'
import { accountReset } from '../identity/reset-letter/account-reset.ts'
import { smsCode } from '../identity/sms/code-job.ts'
import { browserCheckJob } from '../portal/browser-check/browser-check-job.ts'
import { entranceChanged } from '../portal/entrance-letter/letter-job.ts'
import { updateAnnounced, updateCourse } from '../operation/update/update-job.ts'

/** Which kinds of jobs are worked off beside each other; within a lane one comes after the other. */
export const lanes: readonly (readonly Job[])[] = [
  [provisioning, passwordReset, passwordChanged, accountReset, emailConfirm, expiryNotice, entranceChanged],
  // Told at their moment, whatever else is at work.
  [homeMessage, homeMessageOver, updateAnnounced],
  // It waits for all others to be at rest.
  [updateCourse],
  // It may take minutes.
  [listExport],
  [bulkJob],
  [enterpriseRemoval],
  // Each takes as much memory as the other: one file of strangers at a time.
  [packageReading, bundleChecking],
  // A browser for minutes: one at a time.
  [browserCheckJob],
  // A person sits before the form and waits for the code.
  [smsCode],
  [smsCode],
  [smsCode],
  [smsCode],
]

/** Jobs know the configuration by this alone. */
export function lentToJobs({ updateKeys, chromium }: Config): Pick<Services, 'jobs' | 'updateKeys' | 'chromium'> {
  return { jobs: lanes.flat(), updateKeys, chromium }
}
