import { ListSkeleton, ProblemNotice } from '@atrium/shared-utility/ui'
import type { ComponentProps } from 'react'
import { useNotices } from '../../notices/use-notices.ts'
import { NoticePage } from './NoticePage.tsx'
import { pageSize } from './page-size.ts'

type Props = Omit<ComponentProps<typeof NoticePage>, 'notices'> & { after: string }

/** The page that follows one message, with its own call. */
export function OlderNotices({ after, ...page }: Props) {
  const older = useNotices({ after, limit: pageSize })
  if (older.status === 'failed') return <ProblemNotice problem={older.problem} onRetry={older.reload} />
  if (older.status === 'loading') return <ListSkeleton rows={4} />
  return <NoticePage notices={older.data.list} {...page} />
}
