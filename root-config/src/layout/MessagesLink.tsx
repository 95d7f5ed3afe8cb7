import { UnreadMessages } from './bar-parts.ts'
import { useNavigationItems } from './use-navigation-items.ts'

/** The entry is known by its address: any parcel may have one with the same icon. */
const messagesPath = '/user/workbench/messages'

/** For people who have a page of messages. */
export function MessagesLink() {
  const target = useNavigationItems().find(({ key }) => key === messagesPath)
  return target ? <UnreadMessages url={target.url} /> : null
}
