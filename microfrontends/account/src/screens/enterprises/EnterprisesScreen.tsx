import { spaceOf } from '@atrium/shared-utility/model'
import { useAddress, usePolling, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, PageHeader, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { OwnEnterprises } from './OwnEnterprises.tsx'
import { Standing } from './Standing.tsx'
import { WaysOn } from './WaysOn.tsx'

/**
 * `/user/enterprises`: where a person works. A person whom the enterprise of a page lets in no longer is led here from
 * it: `url` is that page, and they read what has become of them and where they can go on.
 */
export function EnterprisesScreen() {
  const t = useText()
  const url = useAddress().searchParams.get('url')
  const asked = url === null ? null : spaceOf(url)
  // A person before a closed enterprise is let in as soon as it opens; all others wait for nothing here.
  const enterprises = usePolling('listOwnEnterprises', asked === null ? {} : { about: asked }, {
    everyMs: 20_000,
    until: ({ about }) => !about || about.standing === 'open',
  })
  return (
    <Box sx={{ width: '100%', maxWidth: 720, display: 'grid', gap: 4 }}>
      <PageHeader title={t('enterprises.title')} />
      {enterprises.status === 'failed' && (
        <ProblemNotice problem={enterprises.problem} onRetry={enterprises.reload} isPage />
      )}
      {enterprises.status === 'loading' && <ListSkeleton rows={3} />}
      {enterprises.status === 'done' && (
        <>
          {enterprises.data.about && url !== null && <Standing enterprise={enterprises.data.about} url={url} />}
          <OwnEnterprises list={enterprises.data.list} onChanged={enterprises.reload} />
          <WaysOn />
        </>
      )}
    </Box>
  )
}
