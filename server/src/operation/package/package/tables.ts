import type { PackagePlatform, PackageRefusal, PackageStatus } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable, view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    mobile_package: MobilePackageTable
    package_enterprise: PackageEnterpriseTable
    package_link: PackageLinkTable
    own_package: OwnPackageView
  }
}

type Notes = { 'zh-CN': string; 'en-US': string }

/** A package for phones. Its contents are null until it has been read. */
type MobilePackageTable = {
  id: string
  platform: PackagePlatform
  status: Filled<PackageStatus>
  file_name: string
  file_id: string | null
  size_bytes: number
  sha256: string | null
  package_name: string | null
  version_name: string | null
  version_code: string | null
  min_os: string | null
  label: string | null
  /** SHA-256 of the certificate of an APK. */
  signer: string | null
  icon: Buffer | null
  icon_background: string | null
  refusal: PackageRefusal | null
  notes: ColumnType<Notes, string | undefined, string>
  force_update: Filled<boolean>
  to_all: Filled<boolean>
  uploaded_by: string
  created_at: Date
  published_at: Date | null
  version: Filled<number>
}

/** Those that the enterprise of the transaction has, as people of it see them. */
type OwnPackageView = Pick<
  MobilePackageTable,
  'id' | 'platform' | 'label' | 'package_name' | 'version_name' | 'version_code' | 'min_os' | 'size_bytes' | 'notes'
> & { published_at: Date | null }

/** The enterprises that have a package that not all have. */
type PackageEnterpriseTable = { package_id: string; ent_id: string; published_at: Date }

/** A link to the file of a package, and what came of it. */
type PackageLinkTable = {
  id: string
  package_id: string
  ent_id: string | null
  created_by: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  ip: string | null
  user_agent: string | null
  sent_bytes: Filled<number>
  /** Which of them, as PostgreSQL writes a multirange. */
  sent_ranges: Filled<string>
}

export const packageTables = [
  platformTable('mobile_package', {
    platform: 'select, insert, update, delete',
    notSecret: { version_code: 'it stands in the public record of the domain' },
  }),
  platformTable('package_enterprise', {
    platform: 'select, insert, delete',
    exported: { keys: 'package_id', columns: '' },
  }),
  platformTable('package_link', {
    platform: 'select, insert, update, delete',
    exported: { never: 'links of the platform to its packages' },
  }),
  view('own_package', { app: 'select', notSecret: { version_code: 'it stands in the public record of the domain' } }),
]
