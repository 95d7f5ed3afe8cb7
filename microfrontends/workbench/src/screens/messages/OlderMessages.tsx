import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import type { ComponentProps } from 'react'
import { useMessages } from '../../message/use-messages.ts'
import { MessagePage } from './MessagePage.tsx'
import { useMessageType } from './MessageTypes.tsx'
import { pageSize } from './page-size.ts'

type Props = Omit<ComponentProps<typeof MessagePage>, 'messages'> & { after: string }

/** The page that follows one message, with its own call. */
export function OlderMessages({ after, ...page }: Props) {
  const older = useMessages({ after, limit: pageSize, type: useMessageType() })
  if (older.status === 'failed') return <ProblemNotice problem={older.problem} onRetry={older.reload} />
  if (older.status === 'loading') return <ListSkeleton rows={4} />
  return <MessagePage messages={older.data.list} {...page} />
}
