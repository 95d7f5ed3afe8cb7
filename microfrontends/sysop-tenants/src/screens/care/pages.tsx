import { TextProvider } from '@atrium/shared-utility/react'
import { CareEnterpriseScreen } from './CareEnterpriseScreen.tsx'
import { CareEnterprisesScreen } from './CareEnterprisesScreen.tsx'
import { messages } from './messages.ts'
import { CarePeopleScreen } from './CarePeopleScreen.tsx'

export const enterprises = (
  <TextProvider messages={messages}>
    <CareEnterprisesScreen />
  </TextProvider>
)

export const enterprise = (
  <TextProvider messages={messages}>
    <CareEnterpriseScreen />
  </TextProvider>
)

export const people = (
  <TextProvider messages={messages}>
    <CarePeopleScreen />
  </TextProvider>
)
