import { ApplicationIcon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'

type Props = { application: NonNullable<NavigationItem['application']>; name: string }

/** The icon of an application before its name. A file of its own: signing in never waits for it. */
export function OfApplication({ application: { id, icon, color }, name }: Props) {
  return <ApplicationIcon id={id} name={name} icon={icon} color={color} size={20} />
}
