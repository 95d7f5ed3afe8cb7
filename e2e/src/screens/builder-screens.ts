import { UserType } from '@atrium/shared-utility/contract'
import { fakeBuilder } from './fake-builder.ts'
import type { Screen } from './screen.ts'

const developer = { userType: UserType.administrator, answers: fakeBuilder }

/** Where applications are made. */
export const builderScreens: readonly Screen[] = [
  { name: 'builder', path: '/builder', ...developer },
  { name: 'builder-add', path: '/builder?dialog=add', ...developer },
  { name: 'builder-app', pattern: 'ordered list that is edited', path: '/builder/repairs', ...developer },
  { name: 'builder-table', path: '/builder/repairs?dialog=addTable', ...developer },
  { name: 'builder-field', path: '/builder/repairs?dialog=editField&of=parts', ...developer },
  { name: 'builder-view', path: '/builder/repairs?dialog=editView&of=board', ...developer },
  { name: 'builder-publish', path: '/builder/repairs?dialog=publish', ...developer },
  { name: 'builder-go-back', path: '/builder/repairs?dialog=goBack&of=1', ...developer },
]
