import { defineArea } from '../foundation/room/room.ts'
import { accountRoom } from './account/room.ts'
import { bindingRoom } from './binding/room.ts'
import { captchaRoom } from './captcha/room.ts'
import { deviceRoom } from './device/room.ts'
import { invitationRoom } from './invitation/room.ts'
import { joiningRoom } from './joining/room.ts'
import { membershipRoom } from './membership/room.ts'
import { messengerRoom } from './messenger/room.ts'
import { passkeyRoom } from './passkey/room.ts'
import { passwordRoom } from './password/room.ts'
import { personConfigRoom } from './person-config/room.ts'
import { personPictureRoom } from './person-picture/room.ts'
import { personRoom } from './person/room.ts'
import { phoneRoom } from './phone/room.ts'
import { registrationRoom } from './registration/room.ts'
import { resetRoom } from './reset/room.ts'
import { resetLetterRoom } from './reset-letter/room.ts'
import { scanRoom } from './scan/room.ts'
import { securityTokenRoom } from './security-token/room.ts'
import { sessionRoom } from './session/room.ts'
import { signOnRoom } from './sign-on/room.ts'
import { smsRoom } from './sms/room.ts'
import { stepUpRoom } from './step-up/room.ts'
import { twoStepRoom } from './two-step/room.ts'
import { twoStepRuleRoom } from './two-step-rule/room.ts'
import { userInfoRoom } from './user-info/room.ts'

export const identityArea = defineArea([
  accountRoom,
  bindingRoom,
  captchaRoom,
  deviceRoom,
  invitationRoom,
  joiningRoom,
  membershipRoom,
  messengerRoom,
  passkeyRoom,
  passwordRoom,
  personConfigRoom,
  personPictureRoom,
  personRoom,
  phoneRoom,
  registrationRoom,
  resetRoom,
  resetLetterRoom,
  scanRoom,
  securityTokenRoom,
  sessionRoom,
  signOnRoom,
  smsRoom,
  stepUpRoom,
  twoStepRoom,
  twoStepRuleRoom,
  userInfoRoom,
])
