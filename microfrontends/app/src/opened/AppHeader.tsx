import type { CallOutput } from '@atrium/shared-utility/contract'
import { ApplicationIcon, PageHeader } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'

type Props = {
  app: Pick<CallOutput<'getAppRuntime'>, 'id' | 'name' | 'icon' | 'color'>
  description?: string | undefined
  actions?: ReactNode
}

/** The head of a page of an application, which has its icon and its name. */
export function AppHeader({ app: { id, name, icon, color }, description, actions }: Props) {
  const square = <ApplicationIcon id={id} name={name} icon={icon} color={color} />
  return <PageHeader title={name} icon={square} description={description} actions={actions} />
}
