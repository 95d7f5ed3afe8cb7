import { defineArea } from '../foundation/room/room.ts'
import { announcementRoom } from './announcement/room.ts'
import { applicationRoom } from './application/room.ts'
import { attachmentRoom } from './attachment/room.ts'
import { careRoom } from './care/room.ts'
import { closingRoom } from './closing/room.ts'
import { connectorRoom } from './connector/room.ts'
import { deputyRoom } from './deputy/room.ts'
import { enterpriseRoom } from './enterprise/room.ts'
import { expiryRoom } from './expiry/room.ts'
import { handOverRoom } from './hand-over/room.ts'
import { homeRoom } from './home/room.ts'
import { homeMessageRoom } from './home-message/room.ts'
import { invitationRoom } from './invitation/room.ts'
import { memberRoom } from './member/room.ts'
import { memberImportRoom } from './member-import/room.ts'
import { memberSessionRoom } from './member-session/room.ts'
import { messageRoom } from './message/room.ts'
import { messengerAppRoom } from './messenger-app/room.ts'
import { navigationRoom } from './navigation/room.ts'
import { ownEnterpriseRoom } from './own-enterprise/room.ts'
import { ownLogRoom } from './own-log/room.ts'
import { permissionRoom } from './permission/room.ts'
import { placeRoom } from './place/room.ts'
import { saasRoom } from './saas/room.ts'
import { spaceRoom } from './space/room.ts'
import { styleRoom } from './style/room.ts'
import { twoStepPolicyRoom } from './two-step-policy/room.ts'

export const enterpriseArea = defineArea([
  announcementRoom,
  applicationRoom,
  attachmentRoom,
  careRoom,
  closingRoom,
  connectorRoom,
  deputyRoom,
  enterpriseRoom,
  expiryRoom,
  handOverRoom,
  homeRoom,
  homeMessageRoom,
  invitationRoom,
  memberRoom,
  memberImportRoom,
  memberSessionRoom,
  messageRoom,
  messengerAppRoom,
  navigationRoom,
  ownEnterpriseRoom,
  ownLogRoom,
  permissionRoom,
  placeRoom,
  saasRoom,
  spaceRoom,
  styleRoom,
  twoStepPolicyRoom,
])
