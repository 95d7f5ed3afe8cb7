import { defineArea } from '../foundation/room/room.ts'
import { accountRoom } from './account/account/room.ts'
import { bindingRoom } from './entrance/binding/room.ts'
import { captchaRoom } from './captcha/room.ts'
import { deviceRoom } from './people/device/room.ts'
import { invitationRoom } from './people/invitation/room.ts'
import { joiningRoom } from './entrance/joining/room.ts'
import { membershipRoom } from './people/membership/room.ts'
import { messengerRoom } from './factor/messenger/room.ts'
import { passkeyRoom } from './factor/passkey/room.ts'
import { passwordRoom } from './factor/password/room.ts'
import { personConfigRoom } from './people/person-config/room.ts'
import { personPictureRoom } from './people/person-picture/room.ts'
import { personRoom } from './people/person/room.ts'
import { phoneRoom } from './factor/phone/room.ts'
import { registrationRoom } from './entrance/registration/room.ts'
import { resetRoom } from './entrance/reset/room.ts'
import { resetLetterRoom } from './factor/reset-letter/room.ts'
import { scanRoom } from './entrance/scan/room.ts'
import { securityTokenRoom } from './factor/security-token/room.ts'
import { sessionRoom } from './session/room.ts'
import { signOnRoom } from './entrance/sign-on/room.ts'
import { smsRoom } from './factor/sms/room.ts'
import { stepUpRoom } from './account/step-up/room.ts'
import { twoStepRoom } from './factor/two-step/room.ts'
import { twoStepRuleRoom } from './people/two-step-rule/room.ts'
import { userInfoRoom } from './account/user-info/room.ts'

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
