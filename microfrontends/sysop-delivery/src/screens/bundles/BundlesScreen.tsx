import { useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { UploadButton } from '../../uploads/UploadButton.tsx'
import { Uploads } from '../../uploads/Uploads.tsx'
import { bundlePath, updatesPath } from '../../update-path.ts'
import { bundleList } from './bundle-list.ts'
import { bundleUploads } from './bundle-uploads.ts'

/** `/sysop/update/bundle`: releases that came as signed bundles, for places without a network. */
export function BundlesScreen() {
  const t = useText()
  const list = useList(bundleList)
  useReloadWhileBusy({ isBusy: list.rows.some(({ status }) => status === 'checking'), reload: list.reload })
  return (
    <>
      <PageHeader
        title={t('bundles.title')}
        description={t('bundles.help')}
        trail={[{ label: t('bundles.updates'), href: updatesPath }]}
        actions={
          <UploadButton
            variant="contained"
            startIcon={<Icon name="add" />}
            accept=".zip"
            onChosen={(files) => files.forEach((file) => bundleUploads.begin(file))}
          >
            {t('bundles.upload')}
          </UploadButton>
        }
      />
      <Uploads uploads={bundleUploads} onChanged={list.reload} />
      <ListTable
        list={list}
        label={t('bundles.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.version ?? row.fileName} ${row.title ?? ''}`}
        openAt={bundlePath}
        none={{ title: t('bundles.none'), description: t('bundles.noneHelp') }}
        noMatch={t('bundles.noMatch')}
      />
    </>
  )
}
