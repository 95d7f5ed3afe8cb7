import { useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { packageList } from './package-list.tsx'
import { packagePath } from './package-path.ts'
import { packageUploads } from './package-uploads.ts'
import { UploadButton } from '../../uploads/UploadButton.tsx'
import { Uploads } from '../../uploads/Uploads.tsx'

/** The packages for phones: upload one, see what is in it, publish it. */
export function PackagesScreen() {
  const t = useText()
  const list = useList(packageList)
  useReloadWhileBusy({ isBusy: list.rows.some(({ status }) => status === 'parsing'), reload: list.reload })
  return (
    <>
      <PageHeader
        title={t('packages.title')}
        description={t('packages.help')}
        actions={
          <UploadButton
            variant="contained"
            startIcon={<Icon name="add" />}
            accept=".apk,.ipa"
            isMultiple
            onChosen={(files) => files.forEach((file) => packageUploads.begin(file))}
          >
            {t('packages.upload')}
          </UploadButton>
        }
      />
      <Uploads uploads={packageUploads} onChanged={list.reload} />
      <ListTable
        list={list}
        label={t('packages.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${row.label ?? row.fileName} ${row.versionName ?? ''}`}
        openAt={packagePath}
        none={{ title: t('packages.none'), description: t('packages.noneHelp') }}
        noMatch={t('packages.noMatch')}
      />
    </>
  )
}
