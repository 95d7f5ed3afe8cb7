import type { LoginStatus, UserType } from '../contract/index.ts'

/** The session of a person of one type, as the server tells it. */
export function signedInAs(userType: UserType, changes: Partial<LoginStatus> = {}): LoginStatus {
  return {
    login: true,
    is_login: 1,
    isSysUpdating: false,
    pageType: 'portal',
    user_type: userType,
    userId: 'person1',
    userName: 'Person',
    curEntId: null,
    loginHomepage: '/user/workbench',
    lang: 'zh-CN',
    roles: [],
    ...changes,
  }
}
