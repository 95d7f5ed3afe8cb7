import { announcementProblems } from './announcement.ts'
import { actingProblems } from './acting.ts'
import { applicationProblems } from './application.ts'
import { artifactProblems } from './artifact.ts'
import { attachmentProblems } from './attachment.ts'
import { builtApplicationProblems } from './built-application.ts'
import { bulkProblems } from './bulk.ts'
import { connectorProblems } from './connector.ts'
import { conversationProblems } from './conversation.ts'
import { deviceProblems } from './device.ts'
import { dictionaryProblems } from './dictionary.ts'
import { enterpriseProblems } from './enterprise.ts'
import { exportProblems } from './export.ts'
import { fileProblems } from './file.ts'
import { foundationProblems } from './foundation.ts'
import { homeMessageProblems } from './home-message.ts'
import { jobProblems } from './job.ts'
import { memberImportProblems } from './member-import.ts'
import { messengerProblems } from './messenger.ts'
import { networkProblems } from './network.ts'
import { bundleProblems } from './bundle.ts'
import { organisationProblems } from './organisation.ts'
import { packageProblems } from './package.ts'
import { parcelProblems } from './parcel.ts'
import { passwordProblems } from './password.ts'
import { proposalProblems } from './proposal.ts'
import { registrationProblems } from './registration.ts'
import { rolloutProblems } from './rollout.ts'
import { sessionProblems } from './session.ts'
import { settingProblems } from './setting.ts'
import { signOnProblems } from './sign-on.ts'
import { smsProblems } from './sms.ts'
import { stepUpProblems } from './step-up.ts'
import { tableFileProblems } from './table-file.ts'
import { trusterProblems } from './truster.ts'
import { updateProblems } from './update.ts'
import { userProblems } from './user.ts'
import { whiteListProblems } from './white-list.ts'

/** Every way to fail by area, as `callAreas` has the calls. */
export const problemAreas = {
  foundation: { ...foundationProblems, ...fileProblems, ...tableFileProblems },
  identity: {
    ...sessionProblems,
    ...stepUpProblems,
    ...passwordProblems,
    ...smsProblems,
    ...deviceProblems,
    ...registrationProblems,
    ...messengerProblems,
    ...signOnProblems,
  },
  organisation: organisationProblems,
  enterprise: {
    ...enterpriseProblems,
    ...applicationProblems,
    ...trusterProblems,
    ...connectorProblems,
    ...homeMessageProblems,
    ...announcementProblems,
    ...attachmentProblems,
    ...memberImportProblems,
  },
  conversation: conversationProblems,
  application: builtApplicationProblems,
  operation: {
    ...userProblems,
    ...networkProblems,
    ...exportProblems,
    ...jobProblems,
    ...packageProblems,
    ...actingProblems,
    ...settingProblems,
    ...updateProblems,
    ...bundleProblems,
    ...bulkProblems,
    ...dictionaryProblems,
    ...whiteListProblems,
  },
  portal: artifactProblems,
  delivery: { ...parcelProblems, ...rolloutProblems, ...proposalProblems },
}
