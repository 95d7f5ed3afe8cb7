import { applicationCalls } from './enterprise/application.ts'
import { homePageCalls } from './enterprise/home-page.ts'
import { messageCalls } from './enterprise/message.ts'
import { navigationCalls } from './enterprise/navigation.ts'
import { permissionCalls } from './enterprise/permission.ts'
import { spaceCalls } from './enterprise/space.ts'
import { styleCalls } from './enterprise/style.ts'
import { captchaCalls } from './identity/captcha.ts'
import { sessionCalls } from './identity/session.ts'
import { twoStepCalls } from './identity/two-step.ts'
import { actingCalls } from './operation/acting-page.ts'
import { maintenanceCalls } from './operation/maintenance.ts'
import { updateNoticeCalls } from './operation/update-notice.ts'
import { bootCalls } from './portal/boot.ts'
import { languageCalls } from './portal/language.ts'
import { callsOf } from './foundation/calls-of.ts'
import { liveCalls } from './portal/live.ts'
import { telemetryCalls } from './delivery/telemetry.ts'

/**
 * The calls of the shell, of the workbench and of a sign-in with a password: pages are sent these with what makes
 * calls. Not those for asking for an application, for arranging the cards, for files of messages and for what SaaS
 * administrators look after: the pages that make them fetch them.
 */
export const pageCalls = callsOf({
  sessionCalls,
  captchaCalls,
  twoStepCalls,
  spaceCalls,
  styleCalls,
  permissionCalls,
  navigationCalls,
  applicationCalls,
  messageCalls,
  homePageCalls,
  maintenanceCalls,
  updateNoticeCalls,
  actingCalls,
  bootCalls,
  languageCalls,
  liveCalls,
  telemetryCalls,
})
