import { defineArea } from '../foundation/room/room.ts'
import { announcementRoom } from './message/announcement/room.ts'
import { applicationRoom } from './application/room.ts'
import { attachmentRoom } from './message/attachment/room.ts'
import { careRoom } from './tenant/care/room.ts'
import { closingRoom } from './tenant/closing/room.ts'
import { connectorRoom } from './access/connector/room.ts'
import { deputyRoom } from './deputy/deputy/room.ts'
import { enterpriseRoom } from './tenant/enterprise/room.ts'
import { expiryRoom } from './access/expiry/room.ts'
import { handOverRoom } from './deputy/hand-over/room.ts'
import { homeRoom } from './look/home/room.ts'
import { homeMessageRoom } from './message/home-message/room.ts'
import { invitationRoom } from './access/invitation/room.ts'
import { memberRoom } from './member/member/room.ts'
import { memberImportRoom } from './member/member-import/room.ts'
import { memberSessionRoom } from './member/member-session/room.ts'
import { messageRoom } from './message/message/room.ts'
import { messengerAppRoom } from './access/messenger-app/room.ts'
import { navigationRoom } from './navigation/room.ts'
import { ownEnterpriseRoom } from './member/own-enterprise/room.ts'
import { ownLogRoom } from './member/own-log/room.ts'
import { permissionRoom } from './access/permission/room.ts'
import { placeRoom } from './look/place/room.ts'
import { saasRoom } from './access/saas/room.ts'
import { spaceRoom } from './look/space/room.ts'
import { styleRoom } from './look/style/room.ts'
import { twoStepPolicyRoom } from './access/two-step-policy/room.ts'

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
