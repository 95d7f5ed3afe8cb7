import { connectorProblems } from './connector.ts'
import { deviceProblems } from './device.ts'
import { enterpriseProblems } from './enterprise.ts'
import { exportProblems } from './export.ts'
import { fileProblems } from './file.ts'
import { foundationProblems } from './foundation.ts'
import { homeMessageProblems } from './home-message.ts'
import { jobProblems } from './job.ts'
import { messengerProblems } from './messenger.ts'
import { networkProblems } from './network.ts'
import { packageProblems } from './package.ts'
import { passwordProblems } from './password.ts'
import { registrationProblems } from './registration.ts'
import { sessionProblems } from './session.ts'
import { signOnProblems } from './sign-on.ts'
import { smsProblems } from './sms.ts'
import { stepUpProblems } from './step-up.ts'
import { userProblems } from './user.ts'

/** Every way to fail by area, as `callAreas` has the calls. */
export const problemAreas = {
  foundation: { ...foundationProblems, ...fileProblems },
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
  enterprise: { ...enterpriseProblems, ...connectorProblems, ...homeMessageProblems },
  operation: { ...userProblems, ...networkProblems, ...exportProblems, ...jobProblems, ...packageProblems },
}
