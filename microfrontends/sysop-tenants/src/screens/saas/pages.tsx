import { TextProvider } from '@atrium/shared-utility/react'
import { CategoryScreen } from './CategoryScreen.tsx'
import { messages } from './messages.ts'
import { SaasScreen } from './SaasScreen.tsx'

export const saas = (
  <TextProvider messages={messages}>
    <SaasScreen />
  </TextProvider>
)

export const category = (
  <TextProvider messages={messages}>
    <CategoryScreen />
  </TextProvider>
)
